import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Who did what, for whoever has to find out later: ids and outcomes, no content. No foreign keys: an entry outlives the
 * rows that it names. See docs/adr/0065. Who was refused most in a week:
 *
 *     select contact_id, action, status, count(*) from audit_entries
 *     where status >= 400 and occurred_at > now() - interval '7 days'
 *     group by 1, 2, 3 order by 4 desc limit 20;
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    occurredAt: instant('occurred_at').notNull(),
    accountId: id('account_id').notNull(),
    contactId: id('contact_id').notNull(),
    /** The call's name in the contract, `signIn`, or what a call has done with a file. */
    action: text('action').notNull(),
    /** The id in the call's path, or else of what the call has made. */
    subjectId: text('subject_id'),
    /** What was answered; null for a sign-in and for a file. */
    status: smallint('status'),
    /** Only of a sign-in: when it happened, by its token. */
    signedInAt: instant('signed_in_at'),
    /** The same as in the log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_occurred_at').on(table.occurredAt),
    index('audit_entries_contact_id').on(table.contactId, table.occurredAt),
    // A sign-in is known by the first call with its token, whichever process that reaches.
    uniqueIndex('audit_entries_sign_in')
      .on(table.contactId, table.signedInAt)
      .where(sql`${table.signedInAt} is not null`),
  ],
);
