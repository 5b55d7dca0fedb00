import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { mails } from '#database/schema/mail.ts';
import type { Clock, Outbox } from '#platform/platform.ts';

export type QueuedMail = typeof mails.$inferSelect;

/**
 * Longer than any attempt: as long as a process has a mail in hand, no other tries it. If it dies, another one comes after
 * this time, and whoever gets the mail twice gets it with the same Message-ID.
 */
export const IN_HAND_MS = 5 * 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After this time a mail is a dead letter: its reader would not want it any more. */
const WORTH_TRYING_MS = 3 * 86_400_000;

/** What a mail server has said to a mail. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The server will never take this mail. */
  | { readonly kind: 'refused'; readonly reply: string }
  /** The server may take it later; `isAway`: it takes no mail at present. */
  | { readonly kind: 'later'; readonly reply: string; readonly isAway: boolean };

export interface QueueOptions {
  readonly clock: Clock;
  /** The sender's domain, for the right side of a Message-ID. */
  readonly domain: string;
}

/** Mails are written into the database and sent from there. */
export function createMailQueue(db: Db, options: QueueOptions): Outbox {
  return {
    add: async ({ to, subject, text, attachments }) => {
      // The address of an erased person, which no mail reaches (RFC 2606).
      if (to.endsWith('.invalid')) return;
      const now = options.clock.now();
      const messageId = `<${newId()}@${options.domain}>`;
      await db.insert(mails).values({
        ...{ messageId, recipient: to, subject, body: text },
        ...{ attachments: attachments ?? null, createdAt: now, dueAt: now },
      });
    },
    within: (tx) => createMailQueue(tx, options),
  };
}

export const isWaiting = (): SQL | undefined => and(isNull(mails.sentAt), isNull(mails.givenUpAt));

/** The mail that has been due for longest, for this process alone; null: there is none. */
export function takeDue(db: Db, now: Date): Promise<QueuedMail | null> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(isWaiting(), lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return null;
    const attempts = mail.attempts + 1;
    const dueAt = new Date(now.getTime() + IN_HAND_MS);
    await tx.update(mails).set({ attempts, dueAt }).where(eq(mails.id, mail.id));
    return { ...mail, attempts };
  });
}

/** Records the outcome; returns whether the mail is a dead letter now. */
export async function settle(db: Db, mail: QueuedMail, outcome: Outcome, now: Date): Promise<boolean> {
  const change = changeBy(mail, outcome, now);
  await db.update(mails).set(change).where(eq(mails.id, mail.id));
  return 'givenUpAt' in change;
}

function changeBy({ attempts, createdAt }: QueuedMail, outcome: Outcome, now: Date) {
  if (outcome.kind === 'sent') return { sentAt: now, attachments: null, failure: null };
  const failure = outcome.reply;
  const isTooOld = now.getTime() - createdAt.getTime() >= WORTH_TRYING_MS;
  if (outcome.kind === 'refused' || isTooOld) return { givenUpAt: now, failure };
  return { dueAt: new Date(now.getTime() + waitAfter(attempts)), failure };
}

/** 30 s, 1 min, 2, 4, 8, and from then on a quarter of an hour. */
export const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
