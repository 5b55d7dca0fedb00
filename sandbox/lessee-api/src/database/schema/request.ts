import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { id, instant } from './columns.ts';

/** Requests that carried an Idempotency-Key, with what they were answered: a repeated one gets the same answer. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    accountId: id('account_id').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the parsed body in canonical form. */
    bodyHash: text('body_hash').notNull(),
    /** Null only inside the transaction that makes the row. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.route, table.key] }),
    foreignKey({ name: 'idempotent_requests_account', columns: [table.accountId], foreignColumns: [accounts.id] }),
    check('idempotent_requests_body_hash', sql`${table.bodyHash} ~ '^[0-9a-f]{64}$'`),
    index('idempotent_requests_created_at').on(table.createdAt),
  ],
);

/** Errors that browsers reported. Anonymous: no uid, no address; texts are masked before they come here. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: id('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
    category: text('category').notNull(),
    reason: text('reason').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    location: text('location'),
    path: text('path').notNull(),
  },
  (table) => [index('error_reports_received_at').on(table.receivedAt)],
);
