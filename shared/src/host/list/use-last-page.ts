import type { UseQueryResult } from '@portal/shared/query';
import { useEffect } from 'react';
import type { GoToPlace } from '../place/use-place.ts';

type Read = Pick<UseQueryResult<{ pagination: { totalPages: number } }>, 'data' | 'isPlaceholderData'>;

/** A page that no longer exists (a row was settled, an old link, another keyword) leads to the last one. */
export function useLastPage<Place extends { page: number }>(query: Read, page: number, go: GoToPlace<Place>): void {
  const lastPage = query.isPlaceholderData ? undefined : query.data?.pagination.totalPages;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) go({ page: lastPage } as Partial<Place>, 'replace');
  }, [lastPage, page, go]);
}
