import type { Billing } from '@portal/contract/billing';

/** The common due date; null unless all bills are on this page and have the same. */
export function sharedDueDate(rows: readonly Pick<Billing, 'paymentDueDate'>[], total: number | null): string | null {
  const [first] = rows;
  if (!first || total === null || rows.length < total) return null;
  return rows.every(({ paymentDueDate }) => paymentDueDate === first.paymentDueDate) ? first.paymentDueDate : null;
}
