import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import type { DeskContext } from './desk.ts';
import { markHandled, type ProviderEvent, subjectOf } from './event.ts';
import { estimateAcceptedMail, estimatesArrivedMail, type MailSubject } from './mails.ts';

/*
 * A mail is sent first and marked afterwards, outside a transaction, since the outbox is another service: after a crash
 * in between it comes twice, which is better than not at all.
 */

export async function mailEstimatesArrived(context: DeskContext, event: ProviderEvent): Promise<void> {
  const { db } = context.database;
  const isOffered = and(eq(estimates.orderId, subjectOf(event, 'orderId')), ne(estimates.status, 'aborted'));
  const subject = await recipientOf(context, subjectOf(event, 'orderId'));
  await context.platform.outbox.add(estimatesArrivedMail(subject, await db.$count(estimates, isOffered)));
  await markHandled(db, event, context.now);
}

export async function mailEstimateAccepted(context: DeskContext, event: ProviderEvent): Promise<void> {
  const { db } = context.database;
  const estimate = await findEstimate(db, subjectOf(event, 'estimateId'));
  const subject = await recipientOf(context, subjectOf(event, 'orderId'));
  await context.platform.outbox.add(estimateAcceptedMail(subject, estimate));
  await markHandled(db, event, context.now);
}

async function findEstimate(db: Db, id: string) {
  const [estimate] = await db.select().from(estimates).where(eq(estimates.id, id));
  if (!estimate) throw new Error('The event names no estimate.');
  return estimate;
}

async function recipientOf({ database, portalOrigin }: DeskContext, orderId: string): Promise<MailSubject> {
  const [row] = await database.db
    .select({ order: orders, contact: contacts, account: accounts })
    .from(orders)
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error('The event names no order.');
  return {
    to: row.contact.email,
    companyName: row.account.companyName,
    personName: `${row.contact.lastName} ${row.contact.firstName}`,
    orderName: row.order.name,
    address: row.order.address,
    startDate: row.order.startDate,
    endDate: row.order.endDate,
    link: new URL(`/order/${row.order.id}`, portalOrigin).href,
  };
}
