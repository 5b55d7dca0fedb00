import type { Billing } from '@portal/contract/billing';

/** When all of them are due: known only if every bill is on this page, and said only if they agree. */
export function sharedDueDate(rows: readonly Pick<Billing, 'paymentDueDate'>[], total: number | null): string | null {
  const [first] = rows;
  if (!first || total === null || rows.length < total) return null;
  return rows.every(({ paymentDueDate }) => paymentDueDate === first.paymentDueDate) ? first.paymentDueDate : null;
}
