import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { news, newsMarks } from '#database/schema/news.ts';
import type { Handler } from '../core/handler.ts';
import { badRequest } from '../core/problem.ts';
import { decodeCursor, encodeCursor, type NewsCursor } from './news-cursor.ts';
import { isBeforeContact, isPublished, markOf } from './news-predicate.ts';

/**
 * Newest first. `after` continues to older news, `before` goes back to newer ones; both sides are looked up, not
 * assumed.
 */
export const listNews: Handler<'listNews'> = async ({ query }, { db, caller, now }) => {
  const after = readCursor('after', query.after);
  const before = readCursor('before', query.before);
  const totalPages = Math.max(1, Math.ceil((await db.$count(news, isPublished(now))) / query.pageSize));

  const isBeyond = after ? isOlderThan(after) : before ? isNewerThan(before) : undefined;
  const order = before ? [asc(news.createdAt), asc(news.id)] : [desc(news.createdAt), desc(news.id)];
  const found = await db
    .select({ news, readAt: newsMarks.readAt, isBeforeContact: isBeforeContact(caller.contactId) })
    .from(news)
    .leftJoin(newsMarks, markOf(caller.contactId))
    .where(and(isPublished(now), isBeyond))
    .orderBy(...order)
    .limit(query.pageSize);
  const rows = before ? found.reverse() : found;

  const first = rows.at(0)?.news;
  const last = rows.at(-1)?.news;
  return {
    data: rows.map((row) => ({
      id: row.news.id,
      category: row.news.category,
      title: row.news.title,
      createdAt: row.news.createdAt.toISOString(),
      isRead: row.readAt !== null || row.isBeforeContact,
    })),
    pagination: {
      // An empty page lies beyond its cursor: everything, including the cursor's own item, is on the other side.
      hasNextPage: await has(db, now, last ? isOlderThan(last) : before ? sql`true` : undefined),
      hasPreviousPage: await has(db, now, first ? isNewerThan(first) : after ? sql`true` : undefined),
      startCursor: first ? encodeCursor(first) : null,
      endCursor: last ? encodeCursor(last) : null,
      totalPages,
    },
  };
};

function readCursor(name: 'after' | 'before', text: string | undefined): NewsCursor | null {
  if (text === undefined || text === '') return null;
  const cursor = decodeCursor(text);
  if (cursor === null) throw badRequest({ path: name, message: 'Expected a cursor' });
  return cursor;
}

const isOlderThan = ({ createdAt, id }: NewsCursor): SQL =>
  sql`(${news.createdAt}, ${news.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
const isNewerThan = ({ createdAt, id }: NewsCursor): SQL =>
  sql`(${news.createdAt}, ${news.id}) > (${createdAt.toISOString()}::timestamptz, ${id})`;

async function has(db: Db, now: Date, condition: SQL | undefined): Promise<boolean> {
  if (condition === undefined) return false;
  const found = await db
    .select({ id: news.id })
    .from(news)
    .where(and(isPublished(now), condition))
    .limit(1);
  return found.length > 0;
}
