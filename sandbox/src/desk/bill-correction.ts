import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { accounts } from '@portal/lessee-api/database/schema/account';
import { billingLines, billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import type { BillLine } from '@portal/lessee-api/documents/bill-total';
import { and, desc, eq } from 'drizzle-orm';
import { correctedBill, nextIssue } from '#trade/corrected-bill.ts';
import { consolidatedNumber } from './billing.ts';
import { billNumber } from './papers.ts';

export interface Correction {
  readonly billingId: string;
  readonly reason: string;
  readonly lines: readonly BillLine[];
}

type Refusal = 'unknown' | 'corrected';

/**
 * Issues a bill in the place of another, which keeps its number, its lines and its PDF. With a line of a consolidated
 * bill comes another issue of that one, which has the new sum.
 */
export async function correctBill(
  tx: Db,
  { billingId, reason, lines }: Correction,
  now: Date,
): Promise<{ id: string } | { refusal: Refusal }> {
  const [row] = await tx
    .select({ old: billings, orderId: contracts.orderId })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .where(eq(billings.id, billingId))
    .for('update', { of: billings });
  if (!row) return { refusal: 'unknown' };
  const { old, orderId } = row;
  if (old.correctedById !== null) return { refusal: 'corrected' };
  const id = newId();
  const number = billNumber(old.endDate);
  const correction = correctedBill(old, { id, number, issuedAt: now, reason, lines });
  const monthlyBillingId = old.monthlyBillingId === null ? null : await consolidateAgain(tx, old, reason, now);
  await tx.insert(billings).values({ ...correction.bill, monthlyBillingId });
  await tx.insert(billingLines).values(correction.lines);
  await tx.update(billings).set({ correctedById: id }).where(eq(billings.id, old.id));
  await tx.insert(providerEvents).values({ kind: 'billIssued', orderId, billingId: id, occurredAt: now });
  return { id };
}

/** Another issue of the month's consolidated bill. The account is locked: of two at once the second follows the first. */
async function consolidateAgain(
  tx: Db,
  line: typeof billings.$inferSelect,
  reason: string,
  now: Date,
): Promise<string> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, line.accountId)).for('no key update');
  const ofMonth = and(eq(monthlyBillings.accountId, line.accountId), eq(monthlyBillings.closingDate, line.billingDate));
  const [latest] = await tx.select().from(monthlyBillings).where(ofMonth).orderBy(desc(monthlyBillings.issue)).limit(1);
  if (!latest) throw new Error('There is no consolidated bill of that day.');
  const id = newId();
  const number = consolidatedNumber(latest.year, latest.month);
  await tx.insert(monthlyBillings).values(nextIssue(latest, { id, number, issuedAt: now, reason }));
  return id;
}
