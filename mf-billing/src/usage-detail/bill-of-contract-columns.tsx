import type { Billing } from '@portal/shared/contract/billing';
import { formatDate, formatPeriod, formatYen } from '@portal/shared/text';
import { type Column, HStack, type Viewport } from '@portal/shared/ui';
import { BillDownloadBadge } from '#bill/bill-download-badge.tsx';
import { BillDownloadButton } from '#bill/bill-download-button.tsx';
import { t } from '#text/t.ts';

type BillColumn = Column<Billing>;

const billingDate: BillColumn = {
  key: 'billingDate',
  header: t('billing.columnBillingDate'),
  cell: (bill) => formatDate(bill.billingDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
  width: '7.5rem',
};
const period: BillColumn = {
  key: 'period',
  header: t('billing.columnPeriod'),
  cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
  kind: 'period',
};
/** The bills of one contract differ by their periods. */
const periodAsName: BillColumn = { ...period, card: 'title' };
const rent: BillColumn = {
  key: 'rent',
  header: t('billing.columnRent'),
  cell: ({ totalRent }) => <strong>{formatYen(totalRent)}</strong>,
  kind: 'number',
  card: 'aside',
  block: 'end',
  width: '8rem',
};
const dueDate: BillColumn = {
  key: 'dueDate',
  header: t('billing.columnDueDate'),
  cell: ({ paymentDueDate }) => formatDate(paymentDueDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
  width: '7.5rem',
};
const state: BillColumn = {
  key: 'state',
  header: t('billing.document'),
  cell: (bill) => <BillDownloadBadge {...bill} />,
  kind: 'short',
  block: 'end',
};
const download: BillColumn = {
  key: 'download',
  header: t('billing.download'),
  cell: (bill) => <BillDownloadButton bill={bill} />,
  card: 'action',
  block: 'action',
};
const document: BillColumn = {
  key: 'document',
  header: t('billing.document'),
  cell: (bill) => (
    <HStack gap="3" justify="space-between">
      <BillDownloadBadge {...bill} />
      <BillDownloadButton bill={bill} />
    </HStack>
  ),
  width: '13.25rem',
};

const rows: readonly BillColumn[] = [periodAsName, billingDate, dueDate, rent, state, download];

export const BILL_OF_CONTRACT_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [billingDate, period, rent, dueDate, document],
  tablet: rows,
  mobile: rows,
};
