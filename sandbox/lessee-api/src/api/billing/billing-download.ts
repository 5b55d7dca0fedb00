import { and, eq, isNull } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { billPdf, selectBill } from './bill-pdf.ts';

/** The provider makes the PDF, or else the first download does. The time of the first download is kept. */
export const downloadBilling: Handler<'downloadBilling'> = async ({ params }, { db, caller, now, render }) => {
  const isTheOne = and(eq(billings.accountId, caller.accountId), eq(billings.id, params.id));
  const row = await selectBill(db, isTheOne);
  if (!row) throw notFound();
  const pdf = await billPdf(db, render, row);
  await db
    .update(billings)
    .set({ downloadedAt: now })
    .where(and(isTheOne, isNull(billings.downloadedAt)));
  return { name: row.billing.name, content: pdf.toString('base64') };
};
