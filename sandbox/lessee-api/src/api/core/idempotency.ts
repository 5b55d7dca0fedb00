import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { idempotentRequests } from '#database/schema/request.ts';
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
    await forgetOld(tx, now);

    const isThisRequest = and(
      eq(idempotentRequests.accountId, caller.accountId),
      eq(idempotentRequests.route, route),
      eq(idempotentRequests.key, key),
    );
    const bodyHash = hashOf(body);
    const claimed = await tx
      .insert(idempotentRequests)
      .values({ accountId: caller.accountId, route, key, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    if (claimed.length === 0) return storedAnswer<Answer>(tx, isThisRequest, bodyHash);

    const answer = await work(tx);
    await tx.update(idempotentRequests).set({ answer }).where(isThisRequest);
    return answer;
  });
}

/** The stored answer came from `work` of the same route; it is checked against the contract again. */
async function storedAnswer<Answer>(tx: Db, isThisRequest: ReturnType<typeof and>, bodyHash: string): Promise<Answer> {
  const [stored] = await tx.select().from(idempotentRequests).where(isThisRequest);
  if (stored?.bodyHash !== bodyHash) throw new ProblemError(422, { code: 'idempotencyKey' });
  return stored.answer as Answer;
}

const forgetOld = (tx: Db, now: Date) =>
  tx
    .delete(idempotentRequests)
    .where(lt(idempotentRequests.createdAt, new Date(now.getTime() - KEPT_HOURS * 3_600_000)));

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
