import { usePageWait } from '@portal/ui/host';
import { PublicSkeleton } from './public-skeleton.tsx';

export const PublicPageLoading = () => <PublicSkeleton {...usePageWait()} />;
