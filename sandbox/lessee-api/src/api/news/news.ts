import type { News } from '@portal/contract/news';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { news, newsMarks } from '#database/schema/news.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { mark } from './news-mark.ts';
import { isPublished, markOf } from './news-predicate.ts';

const selectNews = (db: Db, contactId: string) =>
  db.select({ news, doNotDisplayAgain: newsMarks.doNotDisplayAgain }).from(news).leftJoin(newsMarks, markOf(contactId));

const toNews = (row: { news: typeof news.$inferSelect; doNotDisplayAgain: boolean | null }): News => ({
  id: row.news.id,
  category: row.news.category,
  title: row.news.title,
  content: row.news.content,
  createdAt: row.news.createdAt.toISOString(),
  startAt: row.news.startAt?.toISOString() ?? null,
  endAt: row.news.endAt?.toISOString() ?? null,
  doNotDisplayAgain: row.doNotDisplayAgain ?? false,
});

/** Reading marks it as read; otherwise the unread count would never fall. */
export const getNews: Handler<'getNews'> = async ({ params }, context) => {
  const { db, caller, now } = context;
  const [row] = await selectNews(db, caller.contactId).where(and(isPublished(now), eq(news.id, params.id)));
  if (!row) throw notFound();
  await mark(context, row.news.id, { readAt: now });
  return toNews(row);
};

export const getLatestNews: Handler<'getLatestNews'> = async (_, { db, caller, now }) => {
  const [row] = await selectNews(db, caller.contactId)
    .where(and(isPublished(now), eq(news.isHomeDisplay, true)))
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(1);
  return row ? toNews(row) : null;
};
