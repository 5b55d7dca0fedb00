import type { Viewport } from '@portal/ui';
import { type BillColumn, billColumn } from '#billing/bill/bill-column.tsx';

const { billingDate, period, rent, dueDate, state, download, document } = billColumn;

/** The title: bills of one contract differ by their periods. */
const periodAsName: BillColumn = { ...period, card: 'title' };
const rows: readonly BillColumn[] = [periodAsName, billingDate, dueDate, rent, state, download];

export const BILL_OF_CONTRACT_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [
    { ...billingDate, width: '7rem' },
    // The rest is for the period, which is not broken.
    period,
    { ...rent, width: '6.5rem' },
    { ...dueDate, width: '6.75rem' },
    document,
  ],
  tablet: rows,
  mobile: rows,
};
