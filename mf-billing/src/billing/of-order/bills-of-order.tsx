import { readBillings } from '@portal/queries/billing';
import { correctionNote } from '#billing/bill/correction-note.tsx';
import { BILL_COLUMNS } from '#billing/list/bill-columns.tsx';
import { rowsOfOrder } from '#contract/rows-of-order.tsx';
import { t } from '#text/t.ts';

/** Eight years of one contract. The table says so when there are more. */
const MOST_SHOWN = 100;

/** What fills the slot `order.bills`, newest first. */
export const billsOfOrder = rowsOfOrder({
  id: 'bills-of-order',
  title: t('billing.title'),
  none: t('billing.noneOfOrder'),
  area: 'billing',
  async read(orderId, signal) {
    const query = { orderId, pageSize: MOST_SHOWN, sortColumn: 'BILLING_DATE', sortDirection: 'DESC' } as const;
    const { billings, pagination } = await readBillings(query, signal);
    // The page is that of the site: no row repeats its name.
    const rows = billings.map((bill) => ({ ...bill, order: undefined }));
    return { rows, count: pagination.totalRecords };
  },
  columns: BILL_COLUMNS,
  contractId: (bill) => bill.contractId,
  note: correctionNote,
});
