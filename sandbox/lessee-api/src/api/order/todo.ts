import type { TodoKind } from '@portal/contract/todo';
import { and, asc, count, eq, isNull, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { ordersInScope } from '../core/scope.ts';
import { hasBillNotDownloaded, hasUnsubmittedPapers, isUnanswered, isUnsubmitted } from './order-predicate.ts';

/** What waits, in one statement, hence from one moment. The counts of home have the same conditions. */
export const listTodos: Handler<'listTodos'> = async ({ query }, { db, caller, today }) => {
  const scope = ordersInScope(db, { ...query, accountId: caller.accountId });
  const waiting = waitingOrders(db, scope, today);
  const isAsked = query.kind === 'all' ? undefined : eq(waiting.kind, query.kind);
  const page = db
    .select({
      kind: waiting.kind,
      orderId: waiting.orderId,
      date: waiting.date,
      records: sql<number>`count(*) over ()`.mapWith(Number).as('records'),
    })
    .from(waiting)
    .where(isAsked)
    .orderBy(...inOrder(waiting))
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .as('page');
  const [ofEstimates, ofPapers, ofBills] = [openEstimates(db), unsubmittedPapers(db), openBills(db)];
  const rows = await db
    .select({
      kind: page.kind,
      order: { id: orders.id, name: orders.name },
      date: page.date,
      records: page.records,
      count: sql<number>`coalesce(${ofEstimates.count}, ${ofPapers.count}, ${ofBills.count})`.mapWith(Number),
      lowestRent: ofEstimates.lowestRent,
      shortestWalk: ofEstimates.shortestWalk,
      parkingName: ofPapers.parkingName,
      billingDate: ofBills.billingDate,
      totalRent: ofBills.totalRent,
    })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.orderId))
    .leftJoinLateral(ofEstimates, eq(page.kind, 'estimates'))
    .leftJoinLateral(ofPapers, eq(page.kind, 'papers'))
    .leftJoinLateral(ofBills, eq(page.kind, 'bill'))
    .orderBy(...inOrder(page));
  // A page past the end has no row to carry the total.
  const total = rows[0]?.records ?? (query.pageNumber === 1 ? 0 : await countTodos(db, waiting, isAsked));
  const data = rows.map(({ records: _, billingDate, totalRent, ...row }) => ({
    ...row,
    bill: billingDate === null || totalRent === null ? null : { billingDate, totalRent },
  }));
  return { data, pagination: pagination(query, total) };
};

type Waiting = ReturnType<typeof waitingOrders>;

const countTodos = async (db: Db, waiting: Waiting, condition: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ records: count() }).from(waiting).where(condition);
  return row?.records ?? 0;
};

const inOrder = ({ date, kind, orderId }: Record<'date' | 'kind' | 'orderId', SQLWrapper>): SQL[] => [
  asc(date),
  sql`${kind} collate "C"`,
  sql`${orderId} collate "C"`,
];

/** One row for each order and kind of which something waits. */
function waitingOrders(db: Db, scope: SQL | undefined, today: string) {
  const ofKind = (kind: TodoKind, date: SQL<string>, condition: SQL | undefined) =>
    db
      .select({ kind: sql<TodoKind>`${kind}::text`.as('kind'), orderId: orders.id, date: date.as('date') })
      .from(orders)
      .where(and(scope, condition));
  const startDate = sql<string>`${orders.startDate}`;
  return unionAll(
    ofKind('estimates', startDate, isUnanswered(today)),
    ofKind('papers', startDate, hasUnsubmittedPapers),
    ofKind('bill', sql<string>`(${firstDueDate(db)})`, hasBillNotDownloaded),
  ).as('waiting');
}

const isOpenBill = and(eq(contracts.orderId, orders.id), isNull(billings.downloadedAt));

const firstDueDate = (db: Db) =>
  db
    .select({ date: min(billings.paymentDueDate) })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .where(isOpenBill);

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

const openBills = (db: Db) =>
  db
    .select({ count: rowsInAll.as('bill_count'), billingDate: billings.billingDate, totalRent: billings.totalRent })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .where(isOpenBill)
    .orderBy(asc(billings.paymentDueDate), asc(billings.id))
    .limit(1)
    .as('open_bills');
