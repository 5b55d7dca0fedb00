import { usePageWait } from '@portal/shared/host/shell';
import { PublicSkeleton } from './public-skeleton.tsx';

export const PublicPageLoading = () => <PublicSkeleton {...usePageWait()} />;
