import { randomInt } from 'node:crypto';
import { selectPapers } from '@portal/lessee-api/contract/papers-rows';
import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { fileNamePart } from '@portal/lessee-api/documents/file-name';
import { eq } from 'drizzle-orm';
import { contractRow } from '#trade/contract-row.ts';

type Estimate = typeof estimates.$inferSelect;

/**
 * 契約番号 and 請求書番号 assigned after the seed have eight digits and are not in order. One in millions is already taken: the
 * database then refuses it, and the desk tries again.
 */
export const numberAfter = (prefix: string): string => `${prefix}${String(randomInt(1e8)).padStart(8, '0')}`;

/** 請求書番号 of a bill, which begins with the month that the bill ends in. */
export const billNumber = (endDate: string): string => numberAfter(`${endDate.slice(0, 4)}${endDate.slice(5, 7)}-`);

/** Creates the papers of an accepted estimate, once. The caller holds the lock on the estimate's row. */
export async function issuePapers(tx: Db, estimate: Estimate, now: Date): Promise<void> {
  const [papers] = await tx
    .insert(contractPapers)
    .values({
      id: newId(),
      accountId: estimate.accountId,
      orderId: estimate.orderId,
      estimateId: estimate.id,
      number: numberAfter('K'),
      documentId: newId(),
      documentName: `契約書_${fileNamePart(estimate.parkingName)}`,
      createdAt: now,
    })
    .onConflictDoNothing({ target: contractPapers.estimateId })
    .returning({ papersId: contractPapers.id, orderId: contractPapers.orderId });
  if (papers) await tx.insert(providerEvents).values({ kind: 'papersReady', ...papers, occurredAt: now });
}

/** Papers with everything that is printed in them. */
export async function findPapers(db: Db, papersId: string) {
  const [row] = await selectPapers(db).where(eq(contractPapers.id, papersId));
  if (!row) throw new Error('The event names no papers.');
  return row;
}

interface Check {
  /** When the file that was checked was sent in. */
  readonly checked: Date;
  readonly now: Date;
}

/**
 * Turns signed papers into a contract, once: the estimate, the papers and the contract change together. Nothing happens
 * if a newer file has come since the check.
 */
export async function conclude(tx: Db, papersId: string, { checked, now }: Check): Promise<void> {
  // The row is locked until the transaction ends: an upload waits, and then finds a contract.
  const [held] = await tx.select().from(contractPapers).where(eq(contractPapers.id, papersId)).for('no key update');
  if (!held || held.submittedAt === null || held.contractedAt !== null) return;
  if (held.submittedAt > checked) return;
  const { papers, estimate, order } = await findPapers(tx, papersId);
  await tx.update(contractPapers).set({ contractedAt: now }).where(eq(contractPapers.id, papers.id));
  await tx.update(estimates).set({ status: 'contracted' }).where(eq(estimates.id, estimate.id));
  await tx.insert(contracts).values(contractRow(papers.id, order, estimate, now));
  await tx
    .insert(providerEvents)
    .values({ kind: 'contracted', orderId: order.id, papersId: papers.id, occurredAt: now });
}
