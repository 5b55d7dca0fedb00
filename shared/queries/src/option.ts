import { billingUnit, type LooseQuery, request, wireQuery } from '@portal/shared/api';
import { getOption, listOptions, OPTION_PAGE_SIZE } from '@portal/shared/contract/option';
import { keepPreviousData, queryOptions } from '@portal/shared/query';
import { wholePage } from './whole-page.ts';

export const optionQueries = {
  /** Newest first, which is the only order that the API has [7.32]. Pages of 20 [9.4]. */
  list: (loose: LooseQuery<typeof listOptions>) => {
    const query = wireQuery<typeof listOptions>({
      pageSize: OPTION_PAGE_SIZE,
      orderBy: 'createdAt',
      orderType: 'desc',
      billingUnit: billingUnit(),
      ...loose,
    });
    return queryOptions({
      queryKey: ['option', 'list', query],
      queryFn: async ({ signal }) => {
        const answer = await request(listOptions, { query }, { signal });
        return wholePage(answer, answer.data, query);
      },
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: ['option', 'detail', id],
      queryFn: ({ signal }) => request(getOption, { params: { id } }, { signal }),
    }),
};
