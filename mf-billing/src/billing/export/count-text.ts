import type { Billing } from '@portal/contract/billing';
import { t } from '#text/t.ts';

/** Counts as the list does, without corrected bills, and names these apart. */
export function countText(bills: readonly Billing[], consolidated = 0): string {
  const corrected = bills.filter(({ correctedBy }) => correctedBy).length;
  const count = bills.length - corrected;
  const target = consolidated > 0 ? t('zip.withConsolidated', { count, consolidated }) : t('common.count', { count });
  return corrected > 0 ? t('zip.withCorrected', { target, count: corrected }) : target;
}
