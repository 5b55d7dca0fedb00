import { sql } from 'drizzle-orm';
import { bigserial, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Mails on their way: written in the transaction of what they are about, and sent by whichever process is free. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The header Message-ID, the same at every attempt: a mail that comes twice is known by it. */
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Taken away when the mail has been sent. The content is base64. */
    attachments: jsonb('attachments').$type<readonly { name: string; content: string }[]>(),
    createdAt: instant('created_at').notNull(),
    /** Nobody tries before; whoever tries moves it on first. */
    dueAt: instant('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** A dead letter: nobody tries any more. */
    givenUpAt: instant('given_up_at'),
    /** What the mail server has last said against it. */
    failure: text('failure'),
  },
  (table) => [
    check('mails_end', sql`num_nonnulls(${table.sentAt}, ${table.givenUpAt}) < 2`),
    index('mails_due').on(table.dueAt).where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('mails_created_at').on(table.createdAt),
  ],
);
