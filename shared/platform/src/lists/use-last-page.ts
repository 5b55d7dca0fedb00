import { useEffect } from 'react';
import type { UseQueryResult } from '../query/index.ts';
import type { SetListParams } from './use-list-params.ts';

type Read = Pick<UseQueryResult<{ pagination: { totalPages: number } }>, 'data' | 'isPlaceholderData'>;

/** A page that no longer exists (a row was settled, an old link, another keyword) leads to the last one. */
export function useLastPage<Params extends { page: number }>(
  query: Read,
  page: number,
  go: SetListParams<Params>,
): void {
  const lastPage = query.isPlaceholderData ? undefined : query.data?.pagination.totalPages;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) go({ page: lastPage } as Partial<Params>, 'replace');
  }, [lastPage, page, go]);
}
