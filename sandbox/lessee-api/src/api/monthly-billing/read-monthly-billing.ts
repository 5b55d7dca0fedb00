import { and, desc, eq, sum } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings, issuedPdfs } from '#database/schema/billing.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { issuer } from '#documents/seller.ts';
import { readBillings } from '../billing/billing-list.ts';
import { countInMonths } from '../billing/billing-month.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { isLineOf } from './issues.ts';
import { requireMonthlyAccount } from './monthly-account.ts';

export const listMonthlyBillings: Handler<'listMonthlyBillings'> = async ({ query }, { db, caller }) => {
  const { id } = await requireMonthlyAccount(db, caller, query.billingClosingDay);
  const { billings: data, pagination } = await readBillings(db, id, query);
  return { billings: data, pagination };
};

export const countMonthlyBillings: Handler<'countMonthlyBillings'> = async ({ params, query }, { db, caller }) => {
  const { id } = await requireMonthlyAccount(db, caller, query.billingClosingDay);
  return countInMonths(db, id, params.year);
};

export const getMonthlyBilling: Handler<'getMonthlyBilling'> = async ({ params }, { db, caller }) => {
  const account = await requireMonthlyAccount(db, caller);
  const issues = await db
    .select({ issue: monthlyBillings, sha256: issuedPdfs.sha256 })
    .from(monthlyBillings)
    .leftJoin(issuedPdfs, eq(issuedPdfs.id, monthlyBillings.id))
    .where(
      and(
        eq(monthlyBillings.accountId, account.id),
        eq(monthlyBillings.year, params.year),
        eq(monthlyBillings.month, params.month),
      ),
    )
    .orderBy(desc(monthlyBillings.issue));
  const [latest, ...before] = await Promise.all(
    issues.map(async (row) => ({ ...row, totalRent: await totalOf(db, row.issue) })),
  );
  if (!latest) throw notFound();
  const { issue, sha256, totalRent } = latest;
  const corrected = before.map(({ issue: old, sha256: oldSha256, totalRent: oldTotal }, index) => ({
    id: old.id,
    invoiceNumber: old.number,
    totalRent: oldTotal,
    reason: issues[index]?.issue.correctionReason ?? '',
    issuedAt: old.issuedAt.toISOString(),
    ...(oldSha256 && { sha256: oldSha256 }),
  }));
  return {
    id: issue.id,
    year: issue.year,
    month: issue.month,
    totalRent,
    closingDate: issue.closingDate,
    paymentDueDate: issue.paymentDueDate,
    invoiceNumber: issue.number,
    issuer,
    issuedAt: issue.issuedAt.toISOString(),
    // Until the PDF is made there is no digest.
    ...(sha256 && { sha256 }),
    ...(corrected.length > 0 && { corrected }),
  };
};

async function totalOf(db: Db, issue: typeof monthlyBillings.$inferSelect): Promise<number> {
  const [row] = await db
    .select({ totalRent: sum(billings.totalRent).mapWith(Number) })
    .from(billings)
    .where(isLineOf(db, issue));
  return row?.totalRent ?? 0;
}
