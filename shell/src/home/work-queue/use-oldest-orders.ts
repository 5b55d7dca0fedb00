import type { OrderListItem, OrderStatusFilter } from '@portal/contract/order';
import { useQuery } from '@portal/platform/query';
import { useQueries } from '@portal/platform/query/several';
import { orderQueries } from '@portal/queries/order';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { isWholeList, oldestPages } from './candidates.ts';

interface OldestOrders {
  orders: readonly OrderListItem[];
  isSettled: boolean;
  isFailed: boolean;
  /** No order is left out. */
  isWhole: boolean;
}

/** The same query as the first page of the list of orders, so that both share the cache. */
export const oldestOrdersQuery = (status: OrderStatusFilter, filter: HomeFilter, pageNumber: number) =>
  orderQueries.list({
    pageNumber,
    orderStatusFilter: status,
    contactId: filter.contact,
    department: filter.department,
  });

/**
 * The oldest orders with this status. The list begins with the newest ones, so a long list is also read from its end.
 */
export function useOldestOrders(status: OrderStatusFilter, filter: HomeFilter, isAsked: boolean): OldestOrders {
  const page = (pageNumber: number) => ({
    ...oldestOrdersQuery(status, filter, pageNumber),
    enabled: isAsked,
    meta: { dialog: false },
  });
  const first = useQuery(page(1));
  const totalPages = first.isPlaceholderData ? undefined : first.data?.pagination.totalPages;
  const rest = useQueries({ queries: totalPages === undefined ? [] : oldestPages(totalPages).map(page) });

  const isWhole = totalPages === undefined || isWholeList(totalPages);
  const pages = isWhole ? [first, ...rest] : rest;
  const all = [first, ...rest];
  const orders = pages.flatMap(({ data }) => data?.data ?? []);
  return {
    // A new order moves others to the next page, where they may be read a second time.
    orders: [...new Map(orders.map((order) => [order.id, order])).values()],
    isSettled: all.every(({ isFetching }) => !isFetching),
    isFailed: all.some(({ isError }) => isError),
    isWhole,
  };
}
