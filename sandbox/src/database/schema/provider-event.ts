import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.ts';
import { estimates } from './estimate.ts';
import { orders } from './order.ts';

export const PROVIDER_EVENT_KINDS = ['orderCreated', 'estimatesArrived', 'estimateAccepted'] as const;
export type ProviderEventKind = (typeof PROVIDER_EVENT_KINDS)[number];

/**
 * What the provider still has to react to. Written in the transaction of the customer's call, so that the desk misses
 * nothing and a restart loses nothing; seeded orders have none, so that some of them wait for ever.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: PROVIDER_EVENT_KINDS }).notNull(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    estimateId: id('estimate_id').references(() => estimates.id),
    occurredAt: instant('occurred_at').notNull(),
    handledAt: instant('handled_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (table) => [
    isOneOf('provider_events_kind', table.kind, PROVIDER_EVENT_KINDS),
    check('provider_events_estimate', sql`(${table.kind} = 'estimateAccepted') = (${table.estimateId} is not null)`),
    index('provider_events_pending').on(table.id).where(sql`${table.handledAt} is null`),
  ],
);
