import { SHARE_EMAILS_A_DAY } from '@portal/contract/order-change';
import { addDays, inTokyo } from '@portal/platform/text';
import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts } from '#database/schema/account.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import type { SignedInContext } from '../core/handler.ts';
import { ProblemError } from '../core/problem.ts';

type ShareContext = Pick<SignedInContext, 'db' | 'caller' | 'now' | 'today'>;

/**
 * Records a share, or refuses it where it would exceed what a person or a company may send to in a day. In the
 * transaction that sends, so that what was not sent does not count. The company's row is locked until then: shares of
 * one company wait for each other, whichever process they reach.
 */
export async function recordShare(context: ShareContext, orderId: string, addresses: number): Promise<void> {
  const { db, caller, now, today } = context;
  const { accountId, contactId } = caller;
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  await assertMayShare(context, addresses);
  await db.insert(estimateShares).values({ accountId, contactId, orderId, addresses, sharedOn: today, sharedAt: now });
}

/** Checks the present state without a lock: others may share meanwhile. */
export async function assertMayShare(context: ShareContext, addresses: number): Promise<void> {
  const { db, caller, today } = context;
  const ofCompany = and(eq(estimateShares.accountId, caller.accountId), eq(estimateShares.sharedOn, today));
  const ofPerson = and(ofCompany, eq(estimateShares.contactId, caller.contactId));
  assertLeft(context, 'shareLimitPerson', SHARE_EMAILS_A_DAY.person - (await sumOf(db, ofPerson)), addresses);
  assertLeft(context, 'shareLimitCompany', SHARE_EMAILS_A_DAY.company - (await sumOf(db, ofCompany)), addresses);
}

async function sumOf(db: Db, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ total: sum(estimateShares.addresses).mapWith(Number) })
    .from(estimateShares)
    .where(where);
  return row?.total ?? 0;
}

/** It works again after midnight in Tokyo. */
function assertLeft({ now, today }: ShareContext, code: string, remaining: number, addresses: number): void {
  if (addresses <= remaining) return;
  const tomorrow = inTokyo(addDays(today, 1));
  const retryAfterSeconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000);
  throw new ProblemError(429, { code, remaining: Math.max(0, remaining), retryAfterSeconds });
}
