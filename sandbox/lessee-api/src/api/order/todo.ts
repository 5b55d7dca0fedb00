import type { TodoKind } from '@portal/contract/todo';
import { and, asc, count, eq, isNull, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { billsInScope, isCurrent } from '../billing/bills-in-scope.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { ordersInScope, type Scope } from '../core/scope.ts';
import { hasUnsubmittedPapers, isUnanswered, isUnsubmitted } from './order-predicate.ts';

/** What waits, in one statement, hence from one moment. The counts of home have the same conditions. */
export const listTodos: Handler<'listTodos'> = async ({ query }, { db, caller, today }) => {
  const waiting = whatWaits(db, { ...query, accountId: caller.accountId }, today);
  const isAsked = query.kind === 'all' ? undefined : eq(waiting.kind, query.kind);
  const page = db
    .select({
      kind: waiting.kind,
      orderId: waiting.orderId,
      billId: waiting.billId,
      date: waiting.date,
      records: sql<number>`count(*) over ()`.mapWith(Number).as('records'),
    })
    .from(waiting)
    .where(isAsked)
    .orderBy(...inOrder(waiting))
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .as('page');
  const [ofEstimates, ofPapers] = [openEstimates(db), unsubmittedPapers(db)];
  const rows = await db
    .select({
      kind: page.kind,
      order: { id: orders.id, name: orders.name },
      date: page.date,
      records: page.records,
      count: sql<number>`coalesce(${ofEstimates.count}, ${ofPapers.count}, 1)`.mapWith(Number),
      lowestRent: ofEstimates.lowestRent,
      shortestWalk: ofEstimates.shortestWalk,
      parkingName: ofPapers.parkingName,
      bill: {
        id: billings.id,
        billingDate: billings.billingDate,
        totalRent: billings.totalRent,
        invoiceNumber: billings.number,
      },
    })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.orderId))
    .leftJoinLateral(ofEstimates, eq(page.kind, 'estimates'))
    .leftJoinLateral(ofPapers, eq(page.kind, 'papers'))
    .leftJoin(billings, eq(billings.id, page.billId))
    .orderBy(...inOrder(page));
  // A page past the end has no row to carry the total.
  const total = rows[0]?.records ?? (query.pageNumber === 1 ? 0 : await countTodos(db, waiting, isAsked));
  const data = rows.map(({ records: _, ...row }) => row);
  return { data, pagination: pagination(query, total) };
};

type Waiting = ReturnType<typeof whatWaits>;

const countTodos = async (db: Db, waiting: Waiting, condition: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ records: count() }).from(waiting).where(condition);
  return row?.records ?? 0;
};

const inOrder = ({
  date,
  kind,
  orderId,
  billId,
}: Record<'date' | 'kind' | 'orderId' | 'billId', SQLWrapper>): SQL[] => [
  asc(date),
  sql`${kind} collate "C"`,
  sql`${orderId} collate "C"`,
  sql`${billId} collate "C"`,
];

/** One row for each order with estimates to answer or papers to hand in, and for each bill. */
function whatWaits(db: Db, scope: Scope, today: string) {
  const kindOf = (kind: TodoKind) => sql<TodoKind>`${kind}::text`.as('kind');
  const ofOrders = (kind: TodoKind, condition: SQL | undefined) =>
    db
      .select({
        kind: kindOf(kind),
        orderId: sql<string>`${orders.id}`.as('order_id'),
        billId: sql<string | null>`null::text`.as('bill_id'),
        date: sql<string>`${orders.startDate}`.as('date'),
      })
      .from(orders)
      .where(and(ordersInScope(db, scope), condition));
  const ofBills = db
    .select({
      kind: kindOf('bill'),
      orderId: sql<string>`${contracts.orderId}`.as('order_id'),
      billId: sql<string | null>`${billings.id}`.as('bill_id'),
      date: sql<string>`${billings.paymentDueDate}`.as('date'),
    })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .where(and(billsInScope(db, scope), isCurrent, isNull(billings.downloadedAt)));
  return unionAll(ofOrders('estimates', isUnanswered(today)), ofOrders('papers', hasUnsubmittedPapers), ofBills).as(
    'waiting',
  );
}

const rowsInAll = sql<number>`count(*) over ()`.mapWith(Number);

const openEstimates = (db: Db) =>
  db
    .select({
      count: count().as('open_count'),
      lowestRent: min(estimates.monthlyRent).as('lowest_rent'),
      shortestWalk: min(estimates.minutesOnFoot).as('shortest_walk'),
    })
    .from(estimates)
    .where(and(eq(estimates.orderId, orders.id), eq(estimates.status, 'unanswered')))
    .as('open_estimates');

const unsubmittedPapers = (db: Db) =>
  db
    .select({ count: rowsInAll.as('papers_count'), parkingName: estimates.parkingName })
    .from(contractPapers)
    .innerJoin(estimates, eq(estimates.id, contractPapers.estimateId))
    .where(and(eq(contractPapers.orderId, orders.id), isUnsubmitted))
    .orderBy(asc(contractPapers.createdAt), asc(contractPapers.id))
    .limit(1)
    .as('unsubmitted_papers');
