import { and, eq } from 'drizzle-orm';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { consolidatedPdf } from './consolidated-pdf.ts';
import { requireMonthlyAccount } from './monthly-account.ts';

/** The provider makes the PDF, or else the first download does. Its bills do not count as downloaded by it. */
export const downloadMonthlyBilling: Handler<'downloadMonthlyBilling'> = async ({ params }, { db, caller, render }) => {
  const account = await requireMonthlyAccount(db, caller);
  const isTheOne = and(eq(monthlyBillings.accountId, account.id), eq(monthlyBillings.id, params.id));
  const [row] = await db.select().from(monthlyBillings).where(isTheOne);
  if (!row) throw notFound();
  const pdf = await consolidatedPdf(db, render, account, row);
  return { name: row.name, content: pdf.toString('base64') };
};
