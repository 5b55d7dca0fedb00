import type { billings } from '@portal/lessee-api/database/schema/billing';
import type { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { type BillLine, totalOf } from '@portal/lessee-api/documents/bill-total';

type Bill = typeof billings.$inferInsert;

interface InPlace {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly reason: string;
}

interface BillInPlace extends InPlace {
  readonly lines: readonly BillLine[];
}

/**
 * The rows of a bill in the place of another: with the contract, period and dates of that one, its own lines and their
 * sum, and not downloaded by anybody. The desk and the seed both use this.
 */
export const correctedBill = (old: Bill, { id, number, issuedAt, reason, lines }: BillInPlace) => ({
  bill: {
    ...old,
    id,
    number,
    issuedAt,
    totalRent: totalOf(lines).total,
    correctedById: null,
    correctionReason: reason,
    downloadedAt: null,
  } satisfies Bill,
  lines: lines.map((line, position) => ({ billingId: id, position, ...line })),
});

/** The row of a consolidated bill in the place of the latest of its month. */
export const nextIssue = (
  latest: typeof monthlyBillings.$inferInsert & { issue: number },
  { id, number, issuedAt, reason }: InPlace,
) => ({ ...latest, id, number, issuedAt, issue: latest.issue + 1, correctionReason: reason });
