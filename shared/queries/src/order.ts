import {
  getOrder,
  getOrderProgress,
  listOrders,
  ORDER_CHOICES_PAGE_SIZE,
  ORDER_PAGE_SIZE,
  type OrderListItem,
} from '@portal/contract/order';
import type { Todo } from '@portal/contract/todo';
import { wholePage } from '@portal/platform';
import { billingUnit, type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';
import { listedName } from './listed-name.ts';

/** Newest first [7.20]. */
const ofCustomer = () => ({ orderType: 'desc', billingUnit: billingUnit() }) as const;

type ListQuery = LooseQuery<typeof listOrders>;

/** Without a pageSize the list is cut into pages of 20 [9.3]. */
const listQuery = (loose: ListQuery) =>
  wireQuery<typeof listOrders>({ pageSize: ORDER_PAGE_SIZE, ...ofCustomer(), ...loose });

/** One page of the list for whoever needs it once: nothing keeps it. */
export async function readOrders(loose: ListQuery, signal: AbortSignal) {
  const query = listQuery(loose);
  const answer = await request(listOrders, { query }, { signal });
  return wholePage(answer, answer.data, query);
}

export const orderQueries = {
  list: (loose: ListQuery) =>
    queryOptions({
      queryKey: ['order', 'list', listQuery(loose)],
      queryFn: ({ signal }) => readOrders(loose, signal),
      placeholderData: keepPreviousData,
    }),
  /** For the picker of a form: 25 at a time [9.6]; orders that are over are left out, since nothing new can join them. */
  choices: (searchKeyword: string) =>
    infiniteQueryOptions({
      queryKey: ['order', 'choices', searchKeyword],
      queryFn: async ({ signal, pageParam }) => {
        const query = wireQuery<typeof listOrders>({
          pageSize: ORDER_CHOICES_PAGE_SIZE,
          ...ofCustomer(),
          pageNumber: pageParam,
          searchKeyword,
          parkingUsageDateFilter: 'notExpired',
        });
        const answer = await request(listOrders, { query }, { signal });
        return wholePage(answer, answer.data, query);
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { pageIndex, totalPages } }) =>
        pageIndex < totalPages ? pageIndex + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['order', 'detail', id],
      queryFn: ({ signal }) => request(getOrder, { params: { id } }, { signal }),
    }),
  /** The seven counts of home [2.21]. */
  progress: (loose: LooseQuery<typeof getOrderProgress> = {}) => {
    const query = wireQuery<typeof getOrderProgress>(loose);
    return queryOptions({
      queryKey: ['order', 'progress', query],
      queryFn: ({ signal }) => request(getOrderProgress, { query }, { signal }),
    });
  },
};

/** Its name, if a list has just shown it. */
export const listedOrderName = (client: QueryClient, id: string): string | undefined =>
  listedName<OrderListItem>(client, ['order', 'list'], (order) => (order.id === id ? order.name : undefined)) ??
  listedName<Todo>(client, ['order', 'todo'], ({ order }) => (order.id === id ? order.name : undefined));
