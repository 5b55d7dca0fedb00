import { getContract, listContracts, USAGE_PAGE_SIZE } from '@portal/contract/contract';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, queryOptions } from '@portal/platform/query';

/** Contracts that are concluded: "usage" on screen. */
export const contractQueries = {
  /** Without a pageSize the list is cut into pages of 20 [9.5]. */
  list: (loose: LooseQuery<typeof listContracts>) => {
    const query = wireQuery<typeof listContracts>({ pageSize: USAGE_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['contract', 'list', query],
      queryFn: async ({ signal }) => {
        const answer = await request(listContracts, { query }, { signal });
        return wholePage(answer, answer.data, query);
      },
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: ['contract', 'detail', id],
      queryFn: ({ signal }) => request(getContract, { params: { id } }, { signal }),
    }),
};
