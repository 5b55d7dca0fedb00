import { and, eq, lte, type SQL } from 'drizzle-orm';
import { news, newsMarks } from '#database/schema/news.ts';

/** Neither a draft nor announced for later. */
export const isPublished = (now: Date): SQL => lte(news.publishedAt, now);

/** Joins this contact's marks on the item. */
export const markOf = (contactId: string): SQL | undefined =>
  and(eq(newsMarks.newsId, news.id), eq(newsMarks.contactId, contactId));
