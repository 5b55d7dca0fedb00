import { NOTIFICATION_COUNT_MAX, type NotificationKind } from '@portal/contract/notification';
import { and, count, eq, gte, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { contacts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { news, newsMarks } from '#database/schema/news.ts';
import { notificationReads } from '#database/schema/notification.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { isCurrent } from '../billing/bills-in-scope.ts';
import type { SignedInContext } from '../core/handler.ts';
import { isLatestIssue } from '../monthly-billing/issues.ts';
import { markOf } from '../news/news-predicate.ts';

type Context = Pick<SignedInContext, 'db' | 'caller' | 'now'>;

/** Older ones are not listed, so that list and count read a bounded part of each table. */
const LISTED_DAYS = 90;

/**
 * What has happened for the company since the person is there. The rows are those of the things themselves, so nothing
 * has to be written when something happens.
 */
export function notificationsOf({ db, caller, now }: Context) {
  const { accountId, contactId } = caller;
  const isListed = (occurredAt: PgColumn): SQL | undefined =>
    and(
      gte(occurredAt, contacts.createdAt),
      gte(occurredAt, new Date(now.getTime() - LISTED_DAYS * 86_400_000)),
      lte(occurredAt, now),
    );
  const readMark = (id: PgColumn) =>
    and(eq(notificationReads.subjectId, id), eq(notificationReads.contactId, contactId));
  const person = eq(contacts.id, contactId);

  const ofEstimates = db
    .select(row('estimate', { ...estimates, occurredAt: estimates.createdAt }))
    .from(estimates)
    .innerJoin(contacts, person)
    .leftJoin(notificationReads, readMark(estimates.id))
    .where(and(eq(estimates.accountId, accountId), isListed(estimates.createdAt)));
  const ofPapers = db
    .select(row('contractPaper', { ...contractPapers, occurredAt: contractPapers.createdAt }))
    .from(contractPapers)
    .innerJoin(contacts, person)
    .leftJoin(notificationReads, readMark(contractPapers.id))
    .where(and(eq(contractPapers.accountId, accountId), isListed(contractPapers.createdAt)));
  const ofBills = db
    .select(row('bill', { id: billings.id, orderId: contracts.orderId, occurredAt: billings.issuedAt }))
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(contacts, person)
    .leftJoin(notificationReads, readMark(billings.id))
    // The lines of a consolidated bill are issued with it.
    .where(
      and(eq(billings.accountId, accountId), isListed(billings.issuedAt), isNull(billings.monthlyBillingId), isCurrent),
    );
  const ofConsolidatedBills = db
    .select(row('bill', { id: monthlyBillings.id, orderId: null, occurredAt: monthlyBillings.issuedAt }))
    .from(monthlyBillings)
    .innerJoin(contacts, person)
    .leftJoin(notificationReads, readMark(monthlyBillings.id))
    .where(and(eq(monthlyBillings.accountId, accountId), isListed(monthlyBillings.issuedAt), isLatestIssue(db)));
  // News have their own marks, so that menu, list and pop-up know what is read here.
  const ofNews = db
    .select({
      ...row('news', { id: news.id, orderId: null, occurredAt: news.publishedAt }),
      isRead: sql<boolean>`${newsMarks.readAt} is not null`.as('is_read'),
    })
    .from(news)
    .innerJoin(contacts, person)
    .leftJoin(newsMarks, markOf(contactId))
    .where(isListed(news.publishedAt));
  return unionAll(ofEstimates, ofPapers, ofBills, ofConsolidatedBills, ofNews).as('notifications');
}

interface Columns {
  id: SQLWrapper;
  orderId: SQLWrapper | null;
  occurredAt: SQLWrapper;
}

const row = (kind: NotificationKind, { id, orderId, occurredAt }: Columns) => ({
  kind: sql<NotificationKind>`${kind}::text`.as('kind'),
  id: sql<string>`${id}`.as('subject_id'),
  orderId: sql<string | null>`${orderId ?? sql`null::text`}`.as('site_id'),
  occurredAt: sql`${occurredAt}`.mapWith(contacts.createdAt).as('occurred_at'),
  isRead:
    sql<boolean>`(${occurredAt} <= ${contacts.notificationsReadUntil} or ${notificationReads.readAt} is not null)`.as(
      'is_read',
    ),
});

/** At most `NOTIFICATION_COUNT_MAX`: every page asks for it. */
export async function countUnreadNotifications(context: Context): Promise<number> {
  const all = notificationsOf(context);
  const unread = context.db
    .select({ id: all.id })
    .from(all)
    .where(eq(all.isRead, false))
    .limit(NOTIFICATION_COUNT_MAX)
    .as('unread');
  const [found] = await context.db.select({ count: count() }).from(unread);
  return found?.count ?? 0;
}
