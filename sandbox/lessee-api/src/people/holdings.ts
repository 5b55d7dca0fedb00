import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { contacts } from '#database/schema/account.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { entries } from '#database/schema/entry.ts';
import { estimates } from '#database/schema/estimate.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import { newsMarks } from '#database/schema/news.ts';
import { notificationReads } from '#database/schema/notification.ts';
import { options } from '#database/schema/option.ts';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Person } from './person.ts';

export interface Holding {
  readonly table: PgTable;
  /** The column that says whose row it is. */
  readonly column: PgColumn;
  readonly of: (person: Person) => SQL;
  /**
   * What erasing does with the rows. `kept`: the company's and the provider's record of their business, which from then
   * on names somebody without a name.
   */
  readonly whenErased: 'unnamed' | 'deleted' | 'kept';
}

const byContact = (column: PgColumn) => ({
  column,
  of: ({ contactId }: Person): SQL => (contactId === null ? sql`false` : eq(column, contactId)),
});
const byAddress = (column: PgColumn) => ({
  column,
  of: ({ email }: Person): SQL => (email === null ? sql`false` : sql`lower(${column}) = lower(${email})`),
});
const within = (column: PgColumn, table: PgTable, id: PgColumn, { of }: ReturnType<typeof byContact>) => ({
  column,
  of: (person: Person): SQL => inArray(column, new QueryBuilder().select({ id }).from(table).where(of(person))),
});

/** Everything that the database holds of a person; what is deleted, in the order in which it can be. */
export const holdings: readonly Holding[] = [
  { table: contacts, ...byContact(contacts.id), whenErased: 'unnamed' },
  { table: orders, ...byContact(orders.contactId), whenErased: 'kept' },
  {
    table: orderAttachments,
    ...within(orderAttachments.orderId, orders, orders.id, byContact(orders.contactId)),
    whenErased: 'kept',
  },
  { table: orderFiles, ...byContact(orderFiles.contactId), whenErased: 'kept' },
  { table: options, ...byContact(options.contactId), whenErased: 'kept' },
  { table: estimates, ...byContact(estimates.contactId), whenErased: 'kept' },
  { table: estimateShares, ...byContact(estimateShares.contactId), whenErased: 'kept' },
  { table: contractPapers, ...byContact(contractPapers.downloadedById), whenErased: 'kept' },
  { table: submittedContracts, ...byContact(submittedContracts.contactId), whenErased: 'kept' },
  { table: auditEntries, ...byContact(auditEntries.contactId), whenErased: 'kept' },
  { table: providerEvents, ...byContact(providerEvents.contactId), whenErased: 'kept' },
  { table: newsMarks, ...byContact(newsMarks.contactId), whenErased: 'deleted' },
  { table: notificationReads, ...byContact(notificationReads.contactId), whenErased: 'deleted' },
  { table: mails, ...byAddress(mails.recipient), whenErased: 'deleted' },
  {
    table: providerEvents,
    ...within(providerEvents.entryId, entries, entries.id, byAddress(entries.email)),
    whenErased: 'deleted',
  },
  { table: entries, ...byAddress(entries.email), whenErased: 'deleted' },
];
