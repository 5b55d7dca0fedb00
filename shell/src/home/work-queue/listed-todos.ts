import type { Billing } from '@portal/contract/billing';
import type { OrderStatusFilter } from '@portal/contract/order';
import type { Todo, TodoKind } from '@portal/contract/todo';
import type { User } from '@portal/contract/user';
import type { QueryClient } from '@portal/platform/query';
import { billingQueries } from '@portal/queries/billing';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
import { orderQueries } from '@portal/queries/order';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { byDate } from './nearest.ts';
import type { ReadTodos, TodosOfKind } from './todos-of-kind.ts';

/*
 * For a host without the feature `todo`: what waits, from the lists that every host has. Of each list the first hundred
 * are read, the most that a host answers at once.
 */

const PAGE_SIZE = 100;
/** Papers are read order by order. */
const MAX_ORDERS_WITH_PAPERS = 12;

const quietly = { meta: { dialog: false } };
const NOTHING_MORE = { count: null, lowestRent: null, shortestWalk: null, parkingName: null, bill: null };

export const readListed =
  (user: Pick<User, 'billingUnit' | 'billingClosingDay'>): ReadTodos =>
  (client, kind, filter) => {
    const reads: Record<TodoKind, () => Promise<TodosOfKind>> = {
      estimates: () => readEstimates(client, filter),
      papers: () => readPapers(client, filter),
      bill: () => readBills(client, filter, user),
    };
    return reads[kind]();
  };

async function readEstimates(client: QueryClient, filter: HomeFilter): Promise<TodosOfKind> {
  const { orders, isWhole } = await readOrders(client, 'unanswered', filter);
  const data = orders.map((order): Todo => {
    const count = order.estimates?.unanswered ?? null;
    return { ...NOTHING_MORE, kind: 'estimates', order, date: order.startDate, count };
  });
  return { data: data.toSorted(byDate), total: isWhole ? data.length : null };
}

async function readPapers(client: QueryClient, filter: HomeFilter): Promise<TodosOfKind> {
  const { orders, isWhole } = await readOrders(client, 'uncontracted', filter);
  const nearest = orders.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)).slice(0, MAX_ORDERS_WITH_PAPERS);
  const data = await Promise.all(
    nearest.map(async (order): Promise<Todo[]> => {
      const { data: papers } = await client.fetchQuery({ ...contractPapersQueries.ofOrder(order.id), ...quietly });
      const [first, ...others] = papers.filter(({ status }) => status === 'toBeSigned');
      if (!first) return [];
      const { parkingName } = first;
      return [{ ...NOTHING_MORE, kind: 'papers', order, date: order.startDate, count: 1 + others.length, parkingName }];
    }),
  );
  const todos = data.flat();
  return { data: todos.toSorted(byDate), total: isWhole && nearest.length === orders.length ? todos.length : null };
}

async function readOrders(client: QueryClient, status: OrderStatusFilter, filter: HomeFilter) {
  const query = { orderStatusFilter: status, pageSize: PAGE_SIZE, contactId: filter.contact };
  const list = orderQueries.list({ ...query, department: filter.department });
  const { data, pagination } = await client.fetchQuery({ ...list, ...quietly });
  return { orders: data, isWhole: pagination.totalPages === 1 };
}

async function readBills(
  client: QueryClient,
  { contact, department }: HomeFilter,
  { billingUnit, billingClosingDay }: Pick<User, 'billingUnit' | 'billingClosingDay'>,
): Promise<TodosOfKind> {
  // The latest: a bill of long ago has most likely been paid without its download.
  const sort = { sortColumn: 'PAYMENT_DUE_DATE', sortDirection: 'DESC' } as const;
  const query = { ...sort, pageSize: PAGE_SIZE, contactId: contact, department };
  const { billings, pagination } =
    billingUnit === 'monthly'
      ? await client.fetchQuery({
          ...monthlyBillingQueries.list({ ...query, billingClosingDay: billingClosingDay ?? undefined }),
          ...quietly,
        })
      : await client.fetchQuery({ ...billingQueries.list(query), ...quietly });
  const data = billTodos(billings);
  return { data, total: pagination.totalPages === 1 ? data.length : null };
}

/** A bill that names no order stands for itself. */
export const billTodos = (billings: readonly Billing[]): Todo[] =>
  billings
    .filter(({ downloadedAt }) => downloadedAt === null)
    .map(({ id, order, parkingName, parkingAddress, billingDate, totalRent, paymentDueDate, invoiceNumber }): Todo => {
      const site = order ?? { id: '', name: parkingName ?? parkingAddress };
      const bill = { id, billingDate, totalRent, invoiceNumber };
      return { ...NOTHING_MORE, kind: 'bill', order: site, date: paymentDueDate, count: 1, bill };
    })
    .toSorted(byDate);
