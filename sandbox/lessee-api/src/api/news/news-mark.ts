import { and, eq, sql } from 'drizzle-orm';
import { news, newsMarks } from '#database/schema/news.ts';
import type { Handler, SignedInContext } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { isPublished } from './news-predicate.ts';

/** Whether the item is hidden from now on; hiding it also marks it as read. */
export const setNewsVisibility: Handler<'setNewsVisibility'> = async ({ params, body }, context) => {
  const { db, now } = context;
  const { doNotDisplayAgain } = body;
  if ((await db.$count(news, and(isPublished(now), eq(news.id, params.id)))) === 0) throw notFound();
  await mark(context, params.id, { readAt: doNotDisplayAgain ? now : null, doNotDisplayAgain });
  return { doNotDisplayAgain };
};

type Mark = Pick<typeof newsMarks.$inferInsert, 'readAt' | 'doNotDisplayAgain'>;

/**
 * One statement, so that simultaneous calls do not collide. Nothing makes an item unread again, and the first time of
 * reading is kept; omitted fields stay unchanged.
 */
export async function mark({ db, caller }: SignedInContext, newsId: string, values: Mark): Promise<void> {
  await db
    .insert(newsMarks)
    .values({ contactId: caller.contactId, newsId, ...values })
    .onConflictDoUpdate({
      target: [newsMarks.contactId, newsMarks.newsId],
      set: { ...values, readAt: sql`coalesce(${newsMarks.readAt}, excluded.read_at)` },
    });
}
