import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { mails } from '#database/schema/mail.ts';
import { isWaiting } from './queue.ts';

interface DeadLetter {
  readonly id: number;
  readonly givenUpAt: Date | null;
  readonly to: string;
  readonly subject: string;
  readonly failure: string | null;
}

const isDead = isNotNull(mails.givenUpAt);

/** Oldest first. */
export async function listDeadLetters(db: Db): Promise<DeadLetter[]> {
  const { id, givenUpAt, recipient: to, subject, failure } = mails;
  return db.select({ id, givenUpAt, to, subject, failure }).from(mails).where(isDead).orderBy(asc(id));
}

export async function countMails(db: Db): Promise<{ waiting: number; dead: number }> {
  return { waiting: await db.$count(mails, isWaiting()), dead: await db.$count(mails, isDead) };
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
