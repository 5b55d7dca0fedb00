import { t } from '@portal/platform/text';
import { PageSkeleton, type SlowNoticeProps, useIsSlow } from '../../kit/index.ts';

/** For a page that is loading: after three seconds it says so. */
export function usePageWait(): SlowNoticeProps {
  const isSlow = useIsSlow(true);
  return { isSlow, message: t(isSlow ? 'common.stillLoading' : 'common.loading') };
}

/** Shown while a page loads, at once: before the first page the frame shows the same. */
export const PageLoading = () => <PageSkeleton {...usePageWait()} />;
