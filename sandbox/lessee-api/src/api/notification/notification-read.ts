import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { notificationReads } from '#database/schema/notification.ts';
import type { Handler, SignedInContext } from '../core/handler.ts';
import { mark } from '../news/news-mark.ts';
import { notificationsOf } from './notifications.ts';

export const readNotifications: Handler<'readNotifications'> = async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    if ('ids' in body) await readSome(within, body.ids);
    else await readUntil(within, new Date(body.until));
  });
  return {};
};

/** Only the person's own ones are noted. */
async function readSome(context: SignedInContext, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  const unread = await selectUnread(context, ({ id }) => inArray(id, [...ids]));
  const reads = unread
    .filter(({ kind }) => kind !== 'news')
    .map(({ id }) => ({ contactId: caller.contactId, subjectId: id, readAt: now }));
  if (reads.length > 0) await db.insert(notificationReads).values(reads).onConflictDoNothing();
  for (const { kind, id } of unread) if (kind === 'news') await mark(context, id, { readAt: now });
}

/** One instant says it for all that came before; only news are marked one by one. */
async function readUntil(context: SignedInContext, asked: Date): Promise<void> {
  const { db, caller, now } = context;
  // What is still to come cannot be read.
  const until = asked < now ? asked : now;
  const unread = await selectUnread(context, ({ kind, occurredAt }) => and(eq(kind, 'news'), lte(occurredAt, until)));
  for (const { id } of unread) await mark(context, id, { readAt: now });
  const latest = sql`greatest(${contacts.notificationsReadUntil}, ${until.toISOString()}::timestamptz)`;
  await db.update(contacts).set({ notificationsReadUntil: latest }).where(eq(contacts.id, caller.contactId));
}

type Listed = ReturnType<typeof notificationsOf>;

function selectUnread(context: SignedInContext, condition: (listed: Listed) => SQL | undefined) {
  const listed = notificationsOf(context);
  return context.db
    .select({ id: listed.id, kind: listed.kind })
    .from(listed)
    .where(and(eq(listed.isRead, false), condition(listed)));
}
