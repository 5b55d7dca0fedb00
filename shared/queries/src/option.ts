import { getOption, listOptions, OPTION_PAGE_SIZE, type Option } from '@portal/contract/option';
import { wholePage } from '@portal/platform';
import { billingUnit, type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';
import { listedName } from './listed-name.ts';

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

/** Its name, if the list has just shown it. */
export const listedOptionName = (client: QueryClient, id: string): string | undefined =>
  listedName<Option>(client, ['option', 'list'], (option) => (option.id === id ? option.name : undefined));
