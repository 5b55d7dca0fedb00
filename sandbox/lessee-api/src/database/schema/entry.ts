import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, isFilled, isId } from './columns.ts';

/** Applications for the service by people who have no account yet; one for each address. */
export const entries = pgTable(
  'entries',
  {
    id: id('id').primaryKey(),
    companyName: text('company_name').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    isId('entries_id', table.id),
    isFilled('entries_company_name', table.companyName),
    isFilled('entries_name', table.name),
    uniqueIndex('entries_email').on(sql`lower(${table.email})`),
  ],
);
