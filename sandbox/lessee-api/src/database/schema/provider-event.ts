import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigserial, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { billings } from './billing.ts';
import { id, instant, isOneOf } from './columns.ts';
import { entries } from './entry.ts';
import { estimates } from './estimate.ts';
import { news } from './news.ts';
import { options } from './option.ts';
import { orders } from './order.ts';
import { orderFiles } from './order-file.ts';
import { contractPapers } from './papers.ts';

/** What an event is about: the columns that it fills, and no others. */
const subjects = {
  entryReceived: ['entryId'],
  orderCreated: ['orderId'],
  orderChanged: ['orderId'],
  searchStopToggled: ['orderId'],
  orderFileReceived: ['orderFileId'],
  estimatesArrived: ['orderId'],
  estimateAccepted: ['orderId', 'estimateId'],
  estimateRejected: ['orderId', 'estimateId'],
  estimateWithdrawn: ['orderId', 'estimateId'],
  papersReady: ['orderId', 'papersId'],
  papersSubmitted: ['orderId', 'papersId'],
  contracted: ['orderId', 'papersId'],
  billIssued: ['orderId', 'billingId'],
  optionCreated: ['optionId'],
  optionChanged: ['optionId'],
  optionCancelled: ['optionId'],
  newsPublished: ['newsId'],
} as const satisfies Record<string, readonly string[]>;

export type ProviderEventKind = keyof typeof subjects;
const PROVIDER_EVENT_KINDS = Object.keys(subjects) as [ProviderEventKind, ...ProviderEventKind[]];

/**
 * What the provider still has to react to. Written in the transaction of the customer's call, so that the desk misses
 * nothing and a restart loses nothing; seeded orders have none, so that some of them wait for ever.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: PROVIDER_EVENT_KINDS }).notNull(),
    orderId: id('order_id').references(() => orders.id),
    estimateId: id('estimate_id').references(() => estimates.id),
    papersId: id('papers_id').references(() => contractPapers.id),
    billingId: id('billing_id').references(() => billings.id),
    optionId: id('option_id').references(() => options.id),
    orderFileId: id('order_file_id').references(() => orderFiles.id),
    entryId: id('entry_id').references(() => entries.id),
    newsId: id('news_id').references(() => news.id),
    /** The customer who did it; null: the provider did, before this was kept, or the person has been deleted since. */
    contactId: id('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    /**
     * What of an order or application a change has changed, or what a toggle of the search has done, in the contract's
     * words; null: before this was kept.
     */
    changes: text('changes').array(),
    occurredAt: instant('occurred_at').notNull(),
    /** Not before then; null: as soon as the desk looks. */
    dueAt: instant('due_at'),
    handledAt: instant('handled_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (table) => [
    isOneOf('provider_events_kind', table.kind, PROVIDER_EVENT_KINDS),
    fills('provider_events_order', table.kind, 'orderId', table.orderId),
    fills('provider_events_estimate', table.kind, 'estimateId', table.estimateId),
    fills('provider_events_papers', table.kind, 'papersId', table.papersId),
    fills('provider_events_billing', table.kind, 'billingId', table.billingId),
    fills('provider_events_option', table.kind, 'optionId', table.optionId),
    fills('provider_events_order_file', table.kind, 'orderFileId', table.orderFileId),
    fills('provider_events_entry', table.kind, 'entryId', table.entryId),
    fills('provider_events_news', table.kind, 'newsId', table.newsId),
    index('provider_events_order_history')
      .on(table.orderId)
      .where(sql`${table.kind} in ('orderChanged', 'searchStopToggled')`),
    index('provider_events_option_id').on(table.optionId).where(sql`${table.optionId} is not null`),
    index('provider_events_pending').on(table.id).where(sql`${table.handledAt} is null`),
  ],
);

type Subject = (typeof subjects)[ProviderEventKind][number];

/** The column is filled by exactly the kinds that are about it. */
function fills(name: string, kind: AnyPgColumn, subject: Subject, column: AnyPgColumn) {
  const kinds = PROVIDER_EVENT_KINDS.filter((each) => (subjects[each] as readonly Subject[]).includes(subject));
  const list: SQL = sql.raw(kinds.map((each) => `'${each}'`).join(', '));
  return check(name, sql`(${kind} in (${list})) = (${column} is not null)`);
}
