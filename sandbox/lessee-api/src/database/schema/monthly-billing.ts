import { sql } from 'drizzle-orm';
import { check, date, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { id, instant, isFilled, isId } from './columns.ts';

/**
 * The consolidated bill of an account for one month. When one of its bills is corrected, another issue takes its place:
 * bills refer to the issue that they came with, and are lines of the later ones, too, until they are corrected.
 */
export const monthlyBillings = pgTable(
  'monthly_billings',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    year: smallint('year').notNull(),
    month: smallint('month').notNull(),
    /** 請求書番号: unique over all customers. */
    number: text('number').notNull().unique(),
    /** The name of the PDF, without its ending. */
    name: text('name').notNull(),
    closingDate: date('closing_date', { mode: 'string' }).notNull(),
    paymentDueDate: date('payment_due_date', { mode: 'string' }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** 1 for the first of the month; the latest one counts. */
    issue: smallint('issue').notNull().default(1),
    /** Why it takes the place of the issue before; null for the first. */
    correctionReason: text('correction_reason'),
  },
  (table) => [
    isId('monthly_billings_id', table.id),
    isFilled('monthly_billings_name', table.name),
    check('monthly_billings_month', sql`${table.month} between 1 and 12`),
    check(
      'monthly_billings_closing_date',
      sql`extract(year from ${table.closingDate}) = ${table.year} and extract(month from ${table.closingDate}) = ${table.month}`,
    ),
    check('monthly_billings_payment_due_date', sql`${table.closingDate} <= ${table.paymentDueDate}`),
    check(
      'monthly_billings_issue',
      sql`(${table.issue} = 1) = (${table.correctionReason} is null) and ${table.issue} > 0`,
    ),
    unique('monthly_billings_account_month').on(table.accountId, table.year, table.month, table.issue),
    unique('monthly_billings_id_account_id').on(table.id, table.accountId),
    // Bills refer to it by this pair, so that each bears its date and is found in the same month.
    unique('monthly_billings_id_closing_date').on(table.id, table.closingDate),
  ],
);
