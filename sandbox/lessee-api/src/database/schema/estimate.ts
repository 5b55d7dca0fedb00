import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant, isFilled, isId, isOnEarth, isOneOf } from './columns.ts';
import { orders } from './order.ts';

/** A parking lot that the provider offers for an order. */
export const estimates = pgTable(
  'estimates',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    orderId: id('order_id').notNull(),
    status: text('status', { enum: ESTIMATE_STATUSES }).notNull().default('unanswered'),
    parkingName: text('parking_name').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    minutesOnFoot: integer('minutes_on_foot').notNull(),
    /** Yen for one car and month, tax excluded. */
    monthlyRent: integer('monthly_rent').notNull(),
    vacancy: integer('vacancy').notNull(),
    userRequest: text('user_request'),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
    /** Who answered; null: nobody has, before this was kept, or the person has been deleted since. */
    contactId: id('contact_id'),
  },
  (table) => [
    isId('estimates_id', table.id),
    isOneOf('estimates_status', table.status, ESTIMATE_STATUSES),
    isFilled('estimates_parking_name', table.parkingName),
    isFilled('estimates_address', table.address),
    isOnEarth('estimates_location', table.latitude, table.longitude),
    check('estimates_minutes_on_foot', sql`${table.minutesOnFoot} >= 0`),
    check('estimates_monthly_rent', sql`${table.monthlyRent} >= 0`),
    check('estimates_vacancy', sql`${table.vacancy} >= 0`),
    check(
      'estimates_answered_at',
      sql`${table.status} = 'aborted' or (${table.status} = 'unanswered') = (${table.answeredAt} is null)`,
    ),
    // The migration adds `on delete set null (contact_id)`, which Drizzle cannot express.
    foreignKey({
      name: 'estimates_contact',
      columns: [table.contactId, table.accountId],
      foreignColumns: [contacts.id, contacts.accountId],
    }),
    unique('estimates_id_order_id').on(table.id, table.orderId),
    foreignKey({
      name: 'estimates_order',
      columns: [table.orderId, table.accountId],
      foreignColumns: [orders.id, orders.accountId],
    }),
    index('estimates_arrival').on(table.accountId, table.createdAt),
    index('estimates_order_id').on(table.orderId, table.status),
    // The open ones, which the filters and the counts on home look for; few of all that were ever made.
    index('estimates_open')
      .on(table.accountId, table.status, table.orderId)
      .where(sql`${table.status} in ('unanswered', 'accepted')`),
  ],
);
