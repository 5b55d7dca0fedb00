import { createHash } from 'node:crypto';
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { idempotentRequests } from '#database/schema/request.ts';
import type { Caller } from './caller.ts';
import type { SignedInContext } from './handler.ts';
import { ProblemError } from './problem.ts';

const KEPT_HOURS = 24;

/**
 * Does the work once for an account, route and Idempotency-Key, and answers a repeated request like the first. Claim,
 * work and stored answer share one transaction: a second request at the same time waits on the claim, then reads the
 * answer, or takes over if the first has failed. Without a key the work is simply done.
 */
export function answerOnce<Answer>(
  { db, caller, now, idempotencyKey: key }: SignedInContext,
  route: string,
  body: unknown,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (key === undefined) return work(tx);
    const isThisRequest = isRequest(caller, route, key);
    // Deletes this request's row alone: a deletion of others would wait for their transactions.
    await tx.delete(idempotentRequests).where(and(isThisRequest, isForgotten(now)));

    const bodyHash = hashOf(body);
    const claimed = await tx
      .insert(idempotentRequests)
      .values({ accountId: caller.accountId, route, key, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(idempotentRequests).where(isThisRequest);
      return answerOf<Answer>(stored, bodyHash);
    }

    const answer = await work(tx);
    await tx.update(idempotentRequests).set({ answer }).where(isThisRequest);
    return answer;
  });
}

/** The answer to a request that is repeated, for calls that prepare much before `answerOnce`. */
export async function earlierAnswer<Answer>(
  { db, caller, now, idempotencyKey: key }: SignedInContext,
  route: string,
  body: unknown,
): Promise<Answer | undefined> {
  if (key === undefined) return undefined;
  const isKept = gte(idempotentRequests.createdAt, keptSince(now));
  const [stored] = await db
    .select()
    .from(idempotentRequests)
    .where(and(isRequest(caller, route, key), isKept));
  return stored && answerOf<Answer>(stored, hashOf(body));
}

const isRequest = ({ accountId }: Caller, route: string, key: string) =>
  and(
    eq(idempotentRequests.accountId, accountId),
    eq(idempotentRequests.route, route),
    eq(idempotentRequests.key, key),
  );

/** The stored answer came from `work` of the same route; it is checked against the contract again. */
function answerOf<Answer>(stored: typeof idempotentRequests.$inferSelect | undefined, bodyHash: string): Answer {
  if (stored?.bodyHash !== bodyHash) throw new ProblemError(422, { code: 'idempotencyKey' });
  return stored.answer as Answer;
}

/** Requests that are too old to be answered like the first. */
export const isForgotten = (now: Date): SQL => lt(idempotentRequests.createdAt, keptSince(now));

const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_HOURS * 3_600_000);

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');

/** The same fields in another order make the same body. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, canonical(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
