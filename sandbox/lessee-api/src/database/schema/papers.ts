import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { bytes, id, instant, isFilled, isId } from './columns.ts';
import { estimates } from './estimate.ts';
import { orders } from './order.ts';

/**
 * The papers of a contract, from the moment the provider has made them out for an accepted estimate. The contract that
 * is concluded from them has their id.
 */
export const contractPapers = pgTable(
  'contract_papers',
  {
    id: id('id').primaryKey(),
    accountId: id('account_id').notNull(),
    orderId: id('order_id').notNull(),
    estimateId: id('estimate_id').notNull().unique(),
    /** 契約番号: unique over all customers. */
    number: text('number').notNull().unique(),
    documentId: id('document_id').notNull().unique(),
    /** The name of the PDF, without its ending. */
    documentName: text('document_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When and by whom the PDF was downloaded first; from before this was kept, or after a deletion, unknown. */
    downloadedAt: instant('downloaded_at'),
    downloadedById: id('downloaded_by_id').references(() => contacts.id, { onDelete: 'set null' }),
    submittedAt: instant('submitted_at'),
    contractedAt: instant('contracted_at'),
  },
  (table) => [
    isId('contract_papers_id', table.id),
    isId('contract_papers_document_id', table.documentId),
    isFilled('contract_papers_number', table.number),
    isFilled('contract_papers_document_name', table.documentName),
    check(
      'contract_papers_contracted_at',
      sql`${table.contractedAt} is null or coalesce(${table.submittedAt} <= ${table.contractedAt}, false)`,
    ),
    unique('contract_papers_id_account_id').on(table.id, table.accountId),
    foreignKey({
      name: 'contract_papers_order',
      columns: [table.orderId, table.accountId],
      foreignColumns: [orders.id, orders.accountId],
    }),
    foreignKey({
      name: 'contract_papers_estimate',
      columns: [table.estimateId, table.orderId],
      foreignColumns: [estimates.id, estimates.orderId],
    }),
    index('contract_papers_order_id').on(table.orderId),
    index('contract_papers_arrival').on(table.accountId, table.createdAt),
  ],
);

/** What the customer has signed and sent in; the last one counts. */
export const submittedContracts = pgTable(
  'submitted_contracts',
  {
    papersId: id('papers_id')
      .primaryKey()
      .references(() => contractPapers.id),
    filename: text('filename').notNull(),
    content: bytes('content').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Who sent it in; null: before this was kept, or the person has been deleted since. */
    contactId: id('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
  },
  (table) => [
    isFilled('submitted_contracts_filename', table.filename),
    check('submitted_contracts_content', sql`octet_length(${table.content}) between 1 and 5000000`),
  ],
);
