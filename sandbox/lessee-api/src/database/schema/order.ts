import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts, contacts } from './account.ts';
import { id, instant, isFilled, isId, isOnEarth } from './columns.ts';

/** A search for parking lots near a construction site. */
export const orders = pgTable(
  'orders',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    contactId: id('contact_id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** Name and address as they are searched: see search-text.ts. */
    searchText: text('search_text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    numberOfCars: integer('number_of_cars').notNull(),
    /** No check on the values: the list is a proposal, and the portal shows a value that it does not know. */
    automobileType: text('automobile_type').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    remarks: text('remarks').notNull().default(''),
    kizukuSpotId: text('kizuku_spot_id'),
    isSearchStopped: boolean('is_search_stopped').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    isId('orders_id', table.id),
    isFilled('orders_name', table.name),
    isFilled('orders_address', table.address),
    isFilled('orders_automobile_type', table.automobileType),
    isOnEarth('orders_location', table.latitude, table.longitude),
    check('orders_number_of_cars', sql`${table.numberOfCars} between 1 and 9999`),
    check('orders_period', sql`${table.startDate} <= ${table.endDate}`),
    unique('orders_id_account_id').on(table.id, table.accountId),
    foreignKey({
      name: 'orders_contact',
      columns: [table.contactId, table.accountId],
      foreignColumns: [contacts.id, contacts.accountId],
    }),
    // Ascending, and read backwards for the newest first: `desc()` would make it NULLS LAST, which no `order by … desc` matches.
    index('orders_account_id_created_at').on(table.accountId, table.createdAt, table.id),
    // Its few different values make it a sixth of the others' size, which is what counting a whole account costs.
    index('orders_count').on(table.accountId, table.contactId),
    // What the filters by people and by the last day ask, and the counts on home: read without the table.
    // The id is what estimates are joined by.
    index('orders_account_id_contact_id').on(
      table.accountId,
      table.contactId,
      table.endDate,
      table.isSearchStopped,
      table.id,
    ),
    index('orders_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const orderAttachments = pgTable(
  'order_attachments',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
  },
  (table) => [
    isId('order_attachments_id', table.id),
    isFilled('order_attachments_name', table.name),
    unique('order_attachments_url').on(table.orderId, table.url),
    unique('order_attachments_position').on(table.orderId, table.position),
  ],
);
