import { sql } from 'drizzle-orm';
import { bigserial, check, date, foreignKey, index, pgTable, smallint } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant } from './columns.ts';
import { orders } from './order.ts';

/** Mails with estimates to people without an account: who sent them and how many. To whom is not kept. */
export const estimateShares = pgTable(
  'estimate_shares',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: id('account_id').notNull(),
    /** null: the person has been deleted since. */
    contactId: id('contact_id'),
    orderId: id('order_id').notNull(),
    addresses: smallint('addresses').notNull(),
    /** The day in Tokyo, which the limits count by. */
    sharedOn: date('shared_on', { mode: 'string' }).notNull(),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [
    check('estimate_shares_addresses', sql`${table.addresses} > 0`),
    // The migration adds `on delete set null (contact_id)`, which Drizzle cannot express.
    foreignKey({
      name: 'estimate_shares_contact',
      columns: [table.contactId, table.accountId],
      foreignColumns: [contacts.id, contacts.accountId],
    }),
    foreignKey({
      name: 'estimate_shares_order',
      columns: [table.orderId, table.accountId],
      foreignColumns: [orders.id, orders.accountId],
    }),
    index('estimate_shares_account_id').on(table.accountId, table.sharedOn),
    index('estimate_shares_shared_on').on(table.sharedOn),
  ],
);
