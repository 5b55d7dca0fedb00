import { foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant, isFilled, isId } from './columns.ts';

/** An order as a file; the provider's people type it in. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    contactId: id('contact_id').notNull(),
    filename: text('filename').notNull(),
    /** The object's path in storage; a file makes one order. */
    fileKey: text('file_key').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    isId('order_files_id', table.id),
    isFilled('order_files_filename', table.filename),
    isFilled('order_files_file_key', table.fileKey),
    unique('order_files_id_account_id').on(table.id, table.accountId),
    foreignKey({
      name: 'order_files_contact',
      columns: [table.contactId, table.accountId],
      foreignColumns: [contacts.id, contacts.accountId],
    }),
    index('order_files_account_id').on(table.accountId, table.createdAt),
  ],
);
