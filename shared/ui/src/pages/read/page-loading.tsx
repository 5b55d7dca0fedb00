import { t } from '@portal/platform/text';
import { PageSkeleton, useStillSlow, type Wait } from '../../kit/index.ts';

/** For a page that is loading: after three seconds it says so. */
export function usePageWait(): Wait {
  const isSlow = useStillSlow(true);
  return { isSlow, message: t(isSlow ? 'common.stillLoading' : 'common.loading') };
}

/** Shown while a page loads, at once: before the first page the frame shows the same. */
export const PageLoading = () => <PageSkeleton {...usePageWait()} />;
