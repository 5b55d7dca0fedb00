import type { Billing } from '@portal/contract/billing';
import type { Viewport } from '@portal/ui';
import { NewMark } from '@portal/ui/pages';
import { CutText } from '@portal/ui/table';
import { type BillColumn, billColumn } from '#billing/bill/bill-column.tsx';
import { contactInShort, contactName } from '#contract/contact-name.ts';
import { t } from '#text/t.ts';
import type { BillSortColumn } from './billing-list-params.ts';

/** A column that can be sorted has the API's name for it as its key [3.44]. */
type SortedColumn = BillColumn & { key: BillSortColumn };

/** Without a name of the lot, its address. */
const lotName = ({ parkingName, parkingAddress }: Billing): string => parkingName ?? parkingAddress;
const addressBelow = ({ parkingName, parkingAddress }: Billing) => (parkingName === undefined ? null : parkingAddress);
const cutLine = (...facts: readonly (string | null | undefined)[]) => {
  const text = facts.filter(Boolean).join('・');
  return text === '' ? null : <CutText>{text}</CutText>;
};

const parking: SortedColumn = {
  key: 'PARKING_ADDRESS',
  header: t('billing.columnParking'),
  cell: lotName,
  mark: (bill) => <NewMark isThis={({ id }) => id === bill.id} />,
  secondary: (bill) => (
    <>
      {cutLine(bill.order?.name)}
      {cutLine(bill.invoiceNumber, addressBelow(bill))}
    </>
  ),
  card: 'title',
  sortable: true,
};
/** At a desk a row has two lines, however long the name is. The number of the bill stands below its date. */
const parkingInShort: SortedColumn = {
  ...parking,
  cell: (bill) => <CutText>{lotName(bill)}</CutText>,
  secondary: (bill) => cutLine(bill.order?.name, addressBelow(bill)),
  isOneLine: true,
};
const period: SortedColumn = {
  ...billColumn.period,
  key: 'USAGE_PERIOD',
  block: 'middle',
  width: '12.25rem',
  sortable: true,
};
const rent: SortedColumn = { ...billColumn.rent, key: 'TOTAL_RENT', width: '7rem', sortable: true };
const billingDate: SortedColumn = { ...billColumn.billingDate, key: 'BILLING_DATE', width: '7rem', sortable: true };
const billingDateAndNumber: SortedColumn = { ...billingDate, secondary: ({ invoiceNumber }) => cutLine(invoiceNumber) };
const dueDate: SortedColumn = { ...billColumn.dueDate, key: 'PAYMENT_DUE_DATE', sortable: true };
const account: SortedColumn = {
  key: 'ACCOUNT_NAME',
  header: t('billing.columnAccount'),
  cell: ({ contact }) => contactName(contact),
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  cardCell: ({ contact }) => cutLine(contactInShort(contact)),
  kind: 'short',
  width: '8.5rem',
  sortable: true,
};
const document: BillColumn = { ...billColumn.document, width: '16rem' };

const { download } = billColumn;
/** Beside 新着 on a card. */
const state: BillColumn = { ...billColumn.state, card: 'meta' };
const rows: readonly BillColumn[] = [parking, account, period, billingDate, dueDate, rent, state, download];
/** On a tablet a row has at most three lines. */
const parkingOnTablet: SortedColumn = {
  ...parking,
  secondary: (bill) => cutLine(bill.order?.name, bill.invoiceNumber, addressBelow(bill)),
};

/** The specification's six columns [3.43] and the bill itself. */
export const BILL_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [parkingInShort, period, rent, billingDateAndNumber, dueDate, account, document],
  tablet: rows.map((column) => (column === parking ? parkingOnTablet : column)),
  mobile: rows,
};
