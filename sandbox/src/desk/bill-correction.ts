import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { billingLines, billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import type { BillLine } from '@portal/lessee-api/documents/bill-total';
import { eq } from 'drizzle-orm';
import { correctedBill } from '#trade/corrected-bill.ts';
import { numberAfter } from './papers.ts';

export interface Correction {
  readonly billingId: string;
  readonly reason: string;
  readonly lines: readonly BillLine[];
}

type Refusal = 'unknown' | 'corrected' | 'consolidated';

/**
 * Issues a bill in the place of another, which keeps its number, its lines and its PDF. Not for a line of a consolidated
 * bill, whose own PDF has the sum of its lines.
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
  if (old.monthlyBillingId !== null) return { refusal: 'consolidated' };
  const id = newId();
  const number = numberAfter(`${old.endDate.slice(0, 4)}${old.endDate.slice(5, 7)}-`);
  const correction = correctedBill(old, { id, number, issuedAt: now, reason, lines });
  await tx.insert(billings).values(correction.bill);
  await tx.insert(billingLines).values(correction.lines);
  await tx.update(billings).set({ correctedById: id }).where(eq(billings.id, old.id));
  await tx.insert(providerEvents).values({ kind: 'billIssued', orderId, billingId: id, occurredAt: now });
  return { id };
}
