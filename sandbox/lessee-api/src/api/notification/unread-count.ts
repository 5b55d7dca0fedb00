import { and, not, notExists, sql } from 'drizzle-orm';
import { news, newsMarks } from '#database/schema/news.ts';
import type { Handler } from '../core/handler.ts';
import { isBeforeContact, isPublished, markOf } from '../news/news-predicate.ts';
import { countUnreadNotifications } from './notifications.ts';

/** News that were published since this contact is there, minus what it has read; and all notifications, with them. */
export const getUnreadNewsCount: Handler<'getUnreadNewsCount'> = async (_, context) => {
  const { db, caller, now } = context;
  const isRead = and(markOf(caller.contactId), sql`${newsMarks.readAt} is not null`);
  const isUnread = notExists(db.select({ one: sql`1` }).from(newsMarks).where(isRead));
  const ofContact = not(isBeforeContact(caller.contactId));
  return {
    count: await db.$count(news, and(isPublished(now), ofContact, isUnread)),
    notificationCount: await countUnreadNotifications(context),
  };
};
