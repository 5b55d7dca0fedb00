import { and, count, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import { estimates } from '#database/schema/estimate.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { news } from '#database/schema/news.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { notificationsOf } from './notifications.ts';

/** The page is cut from the ids first; only its rows are looked up. */
export const listNotifications: Handler<'listNotifications'> = async ({ query }, context) => {
  const { db, now } = context;
  const all = notificationsOf(context);
  const isAsked = query.readStatusFilter === 'unread' ? eq(all.isRead, false) : undefined;
  const page = db
    .select({
      kind: all.kind,
      id: all.id,
      orderId: all.orderId,
      occurredAt: all.occurredAt,
      isRead: all.isRead,
      records: sql<number>`count(*) over ()`.mapWith(Number).as('records'),
    })
    .from(all)
    .where(isAsked)
    .orderBy(...newestFirst(all))
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .as('page');
  const isOf = (kind: string) => eq(page.kind, kind);
  const rows = await db
    .select({
      id: page.id,
      kind: page.kind,
      occurredAt: page.occurredAt,
      isRead: page.isRead,
      order: { id: orders.id, name: orders.name },
      parkingName: estimates.parkingName,
      billingDate: sql<string | null>`coalesce(${billings.billingDate}, ${monthlyBillings.closingDate})::text`,
      invoiceNumber: billings.number,
      title: news.title,
      records: page.records,
    })
    .from(page)
    .leftJoin(orders, eq(orders.id, page.orderId))
    .leftJoin(contractPapers, and(isOf('contractPaper'), eq(contractPapers.id, page.id)))
    .leftJoin(
      estimates,
      sql`${estimates.id} = case ${page.kind} when 'estimate' then ${page.id} else ${contractPapers.estimateId} end`,
    )
    .leftJoin(billings, and(isOf('bill'), eq(billings.id, page.id)))
    .leftJoin(monthlyBillings, and(isOf('bill'), eq(monthlyBillings.id, page.id)))
    .leftJoin(news, and(isOf('news'), eq(news.id, page.id)))
    .orderBy(...newestFirst(page));
  // A page past the end has no row to carry the total.
  const total = rows[0]?.records ?? (query.pageNumber === 1 ? 0 : await countOf());
  async function countOf() {
    const [found] = await db.select({ count: count() }).from(all).where(isAsked);
    return found?.count ?? 0;
  }
  return {
    data: rows.map(({ records: _, occurredAt, invoiceNumber, ...row }) => ({
      ...row,
      ...(invoiceNumber && { invoiceNumber }),
      occurredAt: occurredAt.toISOString(),
    })),
    pagination: pagination(query, total),
    asOf: now.toISOString(),
  };
};

const newestFirst = ({ occurredAt, id }: Record<'occurredAt' | 'id', SQLWrapper>) => [
  desc(occurredAt),
  sql`${id} collate "C"`,
];
