import { sql } from 'drizzle-orm';
import { check, date, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { id, instant, isFilled, isId } from './columns.ts';

/** The consolidated bill of an account for one month. Its lines are the bills that refer to it. */
export const monthlyBillings = pgTable(
  'monthly_billings',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    year: smallint('year').notNull(),
    month: smallint('month').notNull(),
    /** 請求番号: unique over all customers. */
    number: text('number').notNull().unique(),
    /** The name of the PDF, without its ending. */
    name: text('name').notNull(),
    closingDate: date('closing_date', { mode: 'string' }).notNull(),
    paymentDueDate: date('payment_due_date', { mode: 'string' }).notNull(),
    issuedAt: instant('issued_at').notNull(),
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
    unique('monthly_billings_account_month').on(table.accountId, table.year, table.month),
    unique('monthly_billings_id_account_id').on(table.id, table.accountId),
    // Bills refer to it by this pair, so that each bears its date and is found in the same month.
    unique('monthly_billings_id_closing_date').on(table.id, table.closingDate),
  ],
);
