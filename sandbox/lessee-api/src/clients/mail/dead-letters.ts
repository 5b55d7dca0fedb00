import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { mails } from '#database/schema/mail.ts';
import { isWaiting } from './queue.ts';

export interface MailState {
  readonly waiting: number;
  /** Oldest first. */
  readonly dead: readonly { id: number; givenUpAt: Date | null; to: string; subject: string; failure: string | null }[];
}

const isDead = isNotNull(mails.givenUpAt);

export async function readMailState(db: Db): Promise<MailState> {
  const { id, givenUpAt, recipient: to, subject, failure } = mails;
  const dead = await db.select({ id, givenUpAt, to, subject, failure }).from(mails).where(isDead).orderBy(asc(id));
  return { waiting: await db.$count(mails, isWaiting()), dead };
}

/** Gives a dead letter to the queue once more; false: there is none with this id. */
export async function tryAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(mails)
    .set({ givenUpAt: null, dueAt: now })
    .where(and(eq(mails.id, id), isDead))
    .returning({ id: mails.id });
  return changed.length > 0;
}
