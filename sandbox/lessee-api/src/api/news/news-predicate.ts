import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { news, newsMarks } from '#database/schema/news.ts';

/** Neither a draft nor announced for later. */
export const isPublished = (now: Date): SQL => lte(news.publishedAt, now);

/** Published before this contact was there. It counts as read: a new customer begins with nothing to catch up on. */
export const isBeforeContact = (contactId: string): SQL<boolean> =>
  sql`${news.publishedAt} < (select ${contacts.createdAt} from ${contacts} where ${contacts.id} = ${contactId})`;

/** Joins this contact's marks on the item. */
export const markOf = (contactId: string): SQL | undefined =>
  and(eq(newsMarks.newsId, news.id), eq(newsMarks.contactId, contactId));
