import { monthOf, yearOf } from '@portal/platform/text';

interface BillToFind {
  billingDate: string | null;
  invoiceNumber?: string | undefined;
}

/**
 * Where a bill is: found by its number where the host can search (`canSearchBills`), otherwise among those of its month,
 * of which `filter` may leave out some.
 */
export function billPath(bill: BillToFind | null, canSearchBills: boolean, filter = ''): string {
  if (canSearchBills && bill?.invoiceNumber) return `/billing?${new URLSearchParams({ number: bill.invoiceNumber })}`;
  const month = bill?.billingDate ? `year=${yearOf(bill.billingDate)}&month=${monthOf(bill.billingDate)}` : '';
  const query = [month, filter].filter(Boolean).join('&');
  return query ? `/billing?${query}` : '/billing';
}
