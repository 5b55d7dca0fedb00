import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, isFilled, isId, isOnEarth } from './columns.ts';
import { estimates } from './estimate.ts';
import { orders } from './order.ts';
import { contractPapers } from './papers.ts';

/** The use of a parking lot, from an accepted estimate whose contract is signed. "Usage" on screen. */
export const contracts = pgTable(
  'contracts',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    orderId: id('order_id').notNull(),
    estimateId: id('estimate_id').notNull().unique(),
    parkingName: text('parking_name').notNull(),
    parkingAddress: text('parking_address').notNull(),
    /** How a driver gets in, in the provider's words; null: there is nothing to say. */
    entrance: text('entrance'),
    /** Name and address of the parking lot and name of the order, as they are searched: see search-text.ts. */
    searchText: text('search_text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Yen for one car and month, tax excluded. */
    monthlyRent: integer('monthly_rent').notNull(),
    numberOfCars: integer('number_of_cars').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    isId('contracts_id', table.id),
    isFilled('contracts_parking_name', table.parkingName),
    isFilled('contracts_parking_address', table.parkingAddress),
    isFilled('contracts_entrance', table.entrance),
    isOnEarth('contracts_location', table.latitude, table.longitude),
    check('contracts_period', sql`${table.startAt} < ${table.endAt}`),
    check('contracts_monthly_rent', sql`${table.monthlyRent} >= 0`),
    check('contracts_number_of_cars', sql`${table.numberOfCars} between 1 and 9999`),
    unique('contracts_id_account_id').on(table.id, table.accountId),
    foreignKey({
      name: 'contracts_order',
      columns: [table.orderId, table.accountId],
      foreignColumns: [orders.id, orders.accountId],
    }),
    foreignKey({
      name: 'contracts_estimate',
      columns: [table.estimateId, table.orderId],
      foreignColumns: [estimates.id, estimates.orderId],
    }),
    // A contract has the id of the papers that it was concluded from.
    foreignKey({
      name: 'contracts_papers',
      columns: [table.id, table.accountId],
      foreignColumns: [contractPapers.id, contractPapers.accountId],
    }),
    index('contracts_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // In the order of the list. With the rest, the counts on home are read without the table.
    index('contracts_account_id').on(table.accountId, table.startAt, table.id, table.endAt, table.orderId),
    index('contracts_order_id').on(table.orderId),
  ],
);
