import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contacts } from './account.ts';
import { id, instant, isFilled, isId } from './columns.ts';

/** For every customer alike. */
export const news = pgTable(
  'news',
  {
    id: id('id').primaryKey(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it is a draft; may lie in the future. */
    publishedAt: instant('published_at'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    isHomeDisplay: boolean('is_home_display').notNull().default(false),
  },
  (table) => [
    isId('news_id', table.id),
    isFilled('news_category', table.category),
    isFilled('news_title', table.title),
    check('news_period', sql`${table.startAt} <= ${table.endAt}`),
    index('news_created_at').on(table.createdAt, table.id),
  ],
);

/** What one contact did with one item; no row: nothing yet. */
export const newsMarks = pgTable(
  'news_marks',
  {
    contactId: id('contact_id')
      .notNull()
      .references(() => contacts.id),
    newsId: id('news_id')
      .notNull()
      .references(() => news.id),
    readAt: instant('read_at'),
    doNotDisplayAgain: boolean('do_not_display_again').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.newsId] }), index('news_marks_news_id').on(table.newsId)],
);
