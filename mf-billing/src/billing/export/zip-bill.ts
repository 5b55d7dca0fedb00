import type { Billing } from '@portal/contract/billing';
import type { MonthlyBilling } from '@portal/contract/monthly-billing';
import { t } from '#text/t.ts';

type OfBill =
  | 'id'
  | 'name'
  | 'billingDate'
  | 'paymentDueDate'
  | 'invoiceNumber'
  | 'issuer'
  | 'issuedAt'
  | 'totalRent'
  | 'order';

/** A bill, or a consolidated one, as a ZIP has it. */
export interface ZipBill extends Pick<Billing, OfBill> {
  contact?: Billing['contact'];
  corrects?: { invoiceNumber: string } | undefined;
  correctedBy?: { invoiceNumber: string } | undefined;
  isConsolidated?: true;
}

/** Of the month that the list shows; null while there is none. */
export type ReadSummary = (signal: AbortSignal) => Promise<MonthlyBilling | null>;

/** The consolidated bill of a month, then the ones in whose place it is. */
export function consolidatedBills(summary: MonthlyBilling): readonly ZipBill[] {
  const { corrected = [], closingDate, paymentDueDate, issuer } = summary;
  const issues = [summary, ...corrected].map(({ id, totalRent, invoiceNumber, issuedAt }) => ({
    id,
    totalRent,
    invoiceNumber: invoiceNumber || undefined,
    issuedAt,
  }));
  return issues.map((issue, index) => ({
    ...issue,
    name: t('zip.consolidated'),
    billingDate: closingDate,
    paymentDueDate,
    issuer,
    corrects: numberOf(issues[index + 1]),
    correctedBy: numberOf(issues[index - 1]),
    isConsolidated: true,
  }));
}

const numberOf = (issue: { invoiceNumber: string | undefined } | undefined) =>
  issue?.invoiceNumber === undefined ? undefined : { invoiceNumber: issue.invoiceNumber };
