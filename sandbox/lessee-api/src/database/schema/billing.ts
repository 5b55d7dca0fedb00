import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant, isFilled, isId } from './columns.ts';
import { contracts } from './contract.ts';
import { monthlyBillings } from './monthly-billing.ts';

/** One bill of one contract for one month. */
export const billings = pgTable(
  'billings',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    contractId: id('contract_id').notNull(),
    /** 請求書番号: unique over all customers. */
    number: text('number').notNull().unique(),
    /** The name of the PDF, without its ending. */
    name: text('name').notNull(),
    parkingAddress: text('parking_address').notNull(),
    searchText: text('search_text').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Yen, tax included: what the lines and the tax on them come to (documents/bill-total.ts). */
    totalRent: integer('total_rent').notNull(),
    billingDate: date('billing_date', { mode: 'string' }).notNull(),
    paymentDueDate: date('payment_due_date', { mode: 'string' }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The bill that takes its place. It is not changed itself, and no longer counts. */
    correctedById: id('corrected_by_id').unique(),
    /** Why it takes the place of another; null: it does not. */
    correctionReason: text('correction_reason'),
    downloadedAt: instant('downloaded_at'),
    /** The consolidated bill that it is a line of; null for accounts that are billed by contract. */
    monthlyBillingId: id('monthly_billing_id'),
  },
  (table) => [
    isId('billings_id', table.id),
    isFilled('billings_name', table.name),
    check('billings_period', sql`${table.startDate} <= ${table.endDate}`),
    check('billings_payment_due_date', sql`${table.billingDate} <= ${table.paymentDueDate}`),
    check('billings_total_rent', sql`${table.totalRent} >= 0`),
    foreignKey({
      name: 'billings_contract',
      columns: [table.contractId, table.accountId],
      foreignColumns: [contracts.id, contracts.accountId],
    }),
    foreignKey({
      name: 'billings_monthly_billing',
      columns: [table.monthlyBillingId, table.accountId],
      foreignColumns: [monthlyBillings.id, monthlyBillings.accountId],
    }),
    foreignKey({
      name: 'billings_closing_date',
      columns: [table.monthlyBillingId, table.billingDate],
      foreignColumns: [monthlyBillings.id, monthlyBillings.closingDate],
    }),
    unique('billings_id_account_id').on(table.id, table.accountId),
    foreignKey({
      name: 'billings_corrected_by',
      columns: [table.correctedById, table.accountId],
      foreignColumns: [table.id, table.accountId],
    }),
    index('billings_monthly_billing_id').on(table.monthlyBillingId),
    index('billings_account_id').on(table.accountId, table.billingDate, table.id),
    index('billings_issue').on(table.accountId, table.issuedAt),
    index('billings_contract_id').on(table.contractId),
    index('billings_not_downloaded')
      .on(table.accountId, table.contractId)
      .where(sql`${table.downloadedAt} is null and ${table.correctedById} is null`),
    index('billings_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const billingLines = pgTable(
  'billing_lines',
  {
    billingId: id('billing_id')
      .notNull()
      .references(() => billings.id),
    position: smallint('position').notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    /** Yen, tax excluded. */
    unitPrice: integer('unit_price').notNull(),
    taxPercent: smallint('tax_percent').notNull().default(10),
  },
  (table) => [
    primaryKey({ columns: [table.billingId, table.position] }),
    isFilled('billing_lines_description', table.description),
    check('billing_lines_quantity', sql`${table.quantity} > 0`),
    check('billing_lines_tax_percent', sql`${table.taxPercent} between 0 and 100`),
  ],
);

/**
 * The PDF of a bill or consolidated bill as it was made at first: whatever is renamed or drawn in another way
 * afterwards, every download has the same bytes.
 */
export const issuedPdfs = pgTable('issued_pdfs', {
  /** Of the bill or consolidated bill. */
  id: id('id').primaryKey(),
  content: bytes('content').notNull(),
  /** Of the saved file, in hexadecimal. */
  sha256: text('sha256').notNull(),
});
