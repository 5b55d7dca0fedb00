import { eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts } from '#database/schema/account.ts';
import type { Caller } from '../core/caller.ts';
import { badRequest, notFound } from '../core/problem.ts';

type MonthlyAccount = typeof accounts.$inferSelect;

/**
 * The caller's account if it is billed once a month; otherwise 404. 400 if the caller assumes another closing day: the
 * answer would be about other months than the caller thinks.
 */
export async function requireMonthlyAccount(db: Db, caller: Caller, closingDay?: number): Promise<MonthlyAccount> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, caller.accountId));
  if (account?.billingUnit !== 'monthly') throw notFound();
  if (closingDay !== undefined && closingDay !== account.billingClosingDay) {
    throw badRequest({ path: 'billingClosingDay', message: 'Not the closing day of your account' });
  }
  return account;
}
