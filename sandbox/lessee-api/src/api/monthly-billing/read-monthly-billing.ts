import { and, eq, sum } from 'drizzle-orm';
import { billings, issuedPdfs } from '#database/schema/billing.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { readBillings } from '../billing/billing-list.ts';
import { countInMonths } from '../billing/billing-month.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
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
  const [row] = await db
    .select({
      id: monthlyBillings.id,
      year: monthlyBillings.year,
      month: monthlyBillings.month,
      totalRent: sum(billings.totalRent).mapWith(Number),
      closingDate: monthlyBillings.closingDate,
      paymentDueDate: monthlyBillings.paymentDueDate,
      invoiceNumber: monthlyBillings.number,
      issuedAt: monthlyBillings.issuedAt,
      sha256: issuedPdfs.sha256,
    })
    .from(monthlyBillings)
    .leftJoin(billings, eq(billings.monthlyBillingId, monthlyBillings.id))
    .leftJoin(issuedPdfs, eq(issuedPdfs.id, monthlyBillings.id))
    .where(
      and(
        eq(monthlyBillings.accountId, account.id),
        eq(monthlyBillings.year, params.year),
        eq(monthlyBillings.month, params.month),
      ),
    )
    .groupBy(monthlyBillings.id, issuedPdfs.sha256);
  if (!row) throw notFound();
  const { issuedAt, sha256, totalRent, ...rest } = row;
  // Until the PDF is made there is no digest.
  return { ...rest, totalRent: totalRent ?? 0, issuedAt: issuedAt.toISOString(), ...(sha256 && { sha256 }) };
};
