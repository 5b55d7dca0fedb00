import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { eq, type SQL } from 'drizzle-orm';
import type { Recipient } from './mails/letter.ts';
import type { OrderSubject } from './mails/order-mails.ts';
import type { DeskContext } from './reaction.ts';

type Contact = typeof contacts.$inferSelect;
type Account = typeof accounts.$inferSelect;

export const recipientOf = ({ contact, account }: { contact: Contact; account: Account }): Recipient => ({
  to: contact.email,
  companyName: account.companyName,
  personName: `${contact.lastName} ${contact.firstName}`,
});

export const pageLink = ({ portalOrigin }: DeskContext, path: string): string => new URL(path, portalOrigin).href;

/** The order as the mails to its contact name it; they link to its page unless they say otherwise. */
export async function orderSubject(
  context: DeskContext,
  orderId: string,
  path = `/order/${orderId}`,
): Promise<OrderSubject> {
  const [row] = await context.db
    .select({ order: orders, contact: contacts, account: accounts })
    .from(orders)
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error('The event names no order.');
  const { name: orderName, address, startDate, endDate } = row.order;
  return { ...recipientOf(row), orderName, address, startDate, endDate, link: pageLink(context, path) };
}

export async function contactRecipient({ db }: DeskContext, contactId: string): Promise<Recipient> {
  const [row] = await contactsWhere({ db }, eq(contacts.id, contactId));
  if (!row) throw new Error('The event names no contact.');
  return recipientOf(row);
}

export const contactsWhere = ({ db }: Pick<DeskContext, 'db'>, condition: SQL | undefined) =>
  db
    .select({ contact: contacts, account: accounts })
    .from(contacts)
    .innerJoin(accounts, eq(accounts.id, contacts.accountId))
    .where(condition)
    .orderBy(contacts.id);

/** Locked until the transaction ends: its customer's answer waits, or has already come. */
export async function lockEstimate({ db }: Pick<DeskContext, 'db'>, estimateId: string) {
  const [estimate] = await db.select().from(estimates).where(eq(estimates.id, estimateId)).for('no key update');
  if (!estimate) throw new Error('The event names no estimate.');
  return estimate;
}
