import type { BILLING_SORT_COLUMNS, Billing } from '@portal/shared/contract/billing';
import { formatDate, formatPeriod, formatYen } from '@portal/shared/text';
import { AddressText, type Column, CutText, HStack, type Viewport } from '@portal/shared/ui';
import { BillDownloadBadge } from '#bill/bill-download-badge.tsx';
import { BillDownloadButton } from '#bill/bill-download-button.tsx';
import { contactInShort, contactName } from '#contract/contact-name.ts';
import { t } from '#text/t.ts';

/** A column that can be sorted has the API's name for it as its key [3.44]. */
type SortKey = Exclude<(typeof BILLING_SORT_COLUMNS)[number], 'NONE'>;
type BillColumn = Column<Billing>;
type SortedColumn = BillColumn & { key: SortKey };

/** A provider that names no lots has their addresses in the first line. */
const lotName = ({ parkingName, parkingAddress }: Billing): string => parkingName ?? parkingAddress;
const addressBelow = ({ parkingName, parkingAddress }: Billing) => (parkingName === undefined ? null : parkingAddress);

const parking: SortedColumn = {
  key: 'PARKING_ADDRESS',
  header: t('billing.columnParking'),
  cell: lotName,
  secondary: (bill) => {
    const address = addressBelow(bill);
    return address === null ? null : <AddressText address={address} />;
  },
  card: 'title',
  sortable: true,
};
/** A row of a desk is two lines high, whatever the lot is called. */
const parkingInShort: SortedColumn = {
  ...parking,
  cell: (bill) => <CutText>{lotName(bill)}</CutText>,
  secondary: (bill) => {
    const address = addressBelow(bill);
    return address === null ? null : <CutText>{address}</CutText>;
  },
  isOneLine: true,
};
const period: SortedColumn = {
  key: 'USAGE_PERIOD',
  header: t('billing.columnPeriod'),
  cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
  kind: 'period',
  block: 'middle',
  width: '12.25rem',
  sortable: true,
};
const rent: SortedColumn = {
  key: 'TOTAL_RENT',
  header: t('billing.columnRent'),
  cell: ({ totalRent }) => <strong>{formatYen(totalRent)}</strong>,
  kind: 'number',
  card: 'aside',
  block: 'end',
  width: '7rem',
  sortable: true,
};
const billingDate: SortedColumn = {
  key: 'BILLING_DATE',
  header: t('billing.columnBillingDate'),
  cell: (bill) => formatDate(bill.billingDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
  width: '6.5rem',
  sortable: true,
};
const dueDate: SortedColumn = {
  key: 'PAYMENT_DUE_DATE',
  header: t('billing.columnDueDate'),
  cell: ({ paymentDueDate }) => formatDate(paymentDueDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
  width: '7.5rem',
  sortable: true,
};
const account: SortedColumn = {
  key: 'ACCOUNT_NAME',
  header: t('billing.columnAccount'),
  cell: ({ contact }) => contactName(contact),
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  cardCell: ({ contact }) => contactInShort(contact),
  kind: 'short',
  width: '8.5rem',
  sortable: true,
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
  width: '12.75rem',
};

const rows: readonly BillColumn[] = [parking, account, period, billingDate, dueDate, rent, state, download];
/** No row of a tablet has more than three lines. */
const accountInShort: SortedColumn = {
  ...account,
  cardCell: ({ contact }) => <CutText>{contactInShort(contact)}</CutText>,
};

/** The specification's six columns [3.43] and the bill itself. */
export const BILL_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [parkingInShort, period, rent, billingDate, dueDate, account, document],
  tablet: rows.map((column) => (column === account ? accountInShort : column)),
  mobile: rows,
};

export const isSortKey = (key: string): key is SortKey =>
  BILL_COLUMNS.desktop.some((column) => column.sortable === true && column.key === key);
