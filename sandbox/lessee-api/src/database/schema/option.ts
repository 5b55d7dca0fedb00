import { CONSULTATION_KINDS } from '@portal/contract/option';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant, isFilled, isId, isOneOf } from './columns.ts';
import { contracts } from './contract.ts';
import { orders } from './order.ts';

/** An application for on-site services. */
export const options = pgTable(
  'options',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    contactId: id('contact_id').notNull(),
    orderId: id('order_id'),
    /** The contract that it is about, and whether that should last longer or end earlier. */
    contractId: id('contract_id'),
    consultationKind: text('consultation_kind', { enum: CONSULTATION_KINDS }),
    name: text('name').notNull(),
    searchText: text('search_text').notNull(),
    requestService: text('request_service').array().notNull(),
    otherRequestContent: text('other_request_content'),
    province: text('province'),
    district: text('district'),
    street: text('street'),
    usingStartTime: date('using_start_time', { mode: 'string' }),
    usingEndTime: date('using_end_time', { mode: 'string' }),
    others: text('others').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** When the provider's people took it up, by when they answer, when they did, and when all of it was done. */
    receivedAt: instant('received_at'),
    expectedReplyOn: date('expected_reply_on', { mode: 'string' }),
    answeredAt: instant('answered_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    isId('options_id', table.id),
    isFilled('options_name', table.name),
    check('options_request_service', sql`cardinality(${table.requestService}) > 0`),
    check('options_address', sql`num_nonnulls(${table.province}, ${table.district}, ${table.street}) in (0, 3)`),
    check('options_period_whole', sql`num_nonnulls(${table.usingStartTime}, ${table.usingEndTime}) in (0, 2)`),
    check('options_period', sql`${table.usingStartTime} <= ${table.usingEndTime}`),
    isOneOf('options_consultation_kind', table.consultationKind, CONSULTATION_KINDS),
    check('options_consultation', sql`num_nonnulls(${table.contractId}, ${table.consultationKind}) in (0, 2)`),
    check('options_end', sql`num_nonnulls(${table.cancelledAt}, ${table.doneAt}) < 2`),
    unique('options_id_account_id').on(table.id, table.accountId),
    // Live ones of an account have different names; a cancelled one gives its name free. Of the name's hash: 255
    // characters with many marks each are more bytes than an index takes.
    uniqueIndex('options_live_name')
      .on(table.accountId, sql`md5(${table.name})`)
      .where(sql`${table.cancelledAt} is null`),
    foreignKey({
      name: 'options_contact',
      columns: [table.contactId, table.accountId],
      foreignColumns: [contacts.id, contacts.accountId],
    }),
    foreignKey({
      name: 'options_order',
      columns: [table.orderId, table.accountId],
      foreignColumns: [orders.id, orders.accountId],
    }),
    foreignKey({
      name: 'options_contract',
      columns: [table.contractId, table.accountId],
      foreignColumns: [contracts.id, contracts.accountId],
    }),
    index('options_contract_id').on(table.contractId).where(sql`${table.contractId} is not null`),
    index('options_account_id').on(table.accountId, table.createdAt, table.id),
    index('options_order_id').on(table.orderId),
    index('options_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
