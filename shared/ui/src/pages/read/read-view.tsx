import { errorDialogContent } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { dialogs } from '@portal/platform/host';
import type { UseQueryResult } from '@portal/platform/query';
import { t } from '@portal/platform/text';
import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import { Box, ErrorCard, SkeletonText, Stack, Text, useIsSlow } from '../../kit/index.ts';

interface ReadViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  children: (data: T) => ReactNode;
  /** A skeleton of the expected content. */
  loading?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Shown if `isEmpty` is true. */
  empty?: ReactNode;
  /** Shown for 404; without it a missing thing is an error like any other. */
  notFound?: ReactNode;
}

/** The four states of a read: loading, failed with a retry, empty, loaded. Data once shown stay. */
export function ReadView<T>({ query, children, loading, isEmpty, empty, notFound }: ReadViewProps<T>) {
  const isSlow = useIsSlow(query.isPending);
  const { ref, minHeight } = useKeptHeight();
  // Deferred: the first data are rendered in slices, with the skeleton until then. In one piece a list blocks the page.
  const hasArrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && hasArrived)
    return isEmpty?.(query.data) ? <Box minHeight={minHeight}>{empty}</Box> : children(query.data);
  if (query.error && notFound !== undefined && isHttpError(query.error, 404)) return notFound;
  if (query.error) {
    const { title, hint, reference } = errorDialogContent(query.error);
    const words = dialogs.hasSaid(query.error) ? { title: t('common.notLoaded'), isSaid: true } : { title, body: hint };
    return (
      <Box minHeight={minHeight}>
        <ErrorCard {...words} reference={reference} onRetry={() => void query.refetch()} />
      </Box>
    );
  }
  return (
    <Stack gap="4" ref={ref}>
      <Text role="status" srOnly={!isSlow}>
        {t(isSlow ? 'common.stillLoading' : 'common.loading')}
      </Text>
      {loading ?? <SkeletonText />}
    </Stack>
  );
}

/** A failed or empty read keeps its expected height, as far as that is visible at once. */
function useKeptHeight() {
  const height = useRef(0);
  // An observer, because reading a height while a page is rendered forces a layout.
  const ref = useCallback((expected: HTMLElement | null) => {
    if (!expected) return;
    const observer = new ResizeObserver(() => {
      height.current = expected.offsetHeight;
    });
    observer.observe(expected);
    return () => observer.disconnect();
  }, []);
  return { ref, minHeight: height.current > 0 ? `min(${height.current}px, 100svh)` : undefined };
}
