import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant } from './columns.ts';

/**
 * What a person has read of what is newer than `contacts.notifications_read_until`; news have marks of their own.
 * Notifications are no rows: each is an estimate, papers or a bill.
 */
export const notificationReads = pgTable(
  'notification_reads',
  {
    contactId: id('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    /** Of the estimate, the papers, the bill or the consolidated bill. */
    subjectId: id('subject_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.subjectId] })],
);
