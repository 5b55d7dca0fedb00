import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * How often something has happened since a window of time began, counted by all processes together. The migration makes
 * the table `unlogged`, which Drizzle cannot express: counting waits for no disk, and after a crash it begins anew.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  endsAt: instant('ends_at').notNull(),
  count: integer('count').notNull(),
});
