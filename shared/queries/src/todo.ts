import { listTodos, TODO_PAGE_SIZE } from '@portal/contract/todo';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, queryOptions } from '@portal/platform/query';

export const todoQueries = {
  /** Only for a host with the feature `todo`. With the orders, since what is done to one changes it. */
  list: (loose: LooseQuery<typeof listTodos>) => {
    const query = wireQuery<typeof listTodos>({ pageSize: TODO_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['order', 'todo', query],
      queryFn: async ({ signal }) => {
        const answer = await request(listTodos, { query }, { signal });
        return wholePage(answer, answer.data, query);
      },
      placeholderData: keepPreviousData,
    });
  },
};
