import { usePageWait } from '@portal/shared/host';
import { PublicSkeleton } from './public-skeleton.tsx';

export const PublicPageLoading = () => <PublicSkeleton {...usePageWait()} />;
