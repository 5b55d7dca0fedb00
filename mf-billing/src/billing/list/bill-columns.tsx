import type { Billing } from '@portal/contract/billing';
import { AddressText, type Viewport } from '@portal/ui';
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
const factsBelow = (bill: Billing) => [bill.invoiceNumber, addressBelow(bill)].filter(Boolean).join('・') || null;

const parking: SortedColumn = {
  key: 'PARKING_ADDRESS',
  header: t('billing.columnParking'),
  cell: lotName,
  mark: (bill) => <NewMark isThis={({ id }) => id === bill.id} />,
  secondary: (bill) => {
    const address = addressBelow(bill);
    return (
      <>
        {bill.invoiceNumber ? <CutText>{bill.invoiceNumber}</CutText> : null}
        {address === null ? null : <AddressText address={address} />}
      </>
    );
  },
  card: 'title',
  sortable: true,
};
/** At a desk a row has two lines, however long the name is. */
const parkingInShort: SortedColumn = {
  ...parking,
  cell: (bill) => <CutText>{lotName(bill)}</CutText>,
  secondary: (bill) => {
    const facts = factsBelow(bill);
    return facts === null ? null : <CutText>{facts}</CutText>;
  },
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
const billingDate: SortedColumn = { ...billColumn.billingDate, key: 'BILLING_DATE', width: '6.5rem', sortable: true };
const dueDate: SortedColumn = { ...billColumn.dueDate, key: 'PAYMENT_DUE_DATE', sortable: true };
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
const document: BillColumn = { ...billColumn.document, width: '15.75rem' };

const { state, download } = billColumn;
const rows: readonly BillColumn[] = [parking, account, period, billingDate, dueDate, rent, state, download];
/** On a tablet a row has at most three lines. */
const accountInShort: SortedColumn = {
  ...account,
  cardCell: ({ contact }) => <CutText>{contactInShort(contact)}</CutText>,
};

const IN_SHORT = new Map<BillColumn, BillColumn>([
  [account, accountInShort],
  [parking, { ...parking, secondary: parkingInShort.secondary }],
]);

/** The specification's six columns [3.43] and the bill itself. */
export const BILL_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [parkingInShort, period, rent, billingDate, dueDate, account, document],
  tablet: rows.map((column) => IN_SHORT.get(column) ?? column),
  mobile: rows,
};
