import { useEffect } from 'react';
import type { UseQueryResult } from '../query/index.ts';
import type { SetListParams } from './use-list-params.ts';

type Read = Pick<UseQueryResult<{ pagination: { totalPages: number } }>, 'data' | 'isPlaceholderData'>;

/** Goes to the last page if the requested one no longer exists (rows left the list, an old link, another keyword). */
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
