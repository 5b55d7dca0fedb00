import type { Billing } from '@portal/contract/billing';
import { Box, Flex, type Viewport, VisuallyHidden } from '@portal/ui';
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
  /** Each has the whole width of a card, so that nothing but a long name is cut there. */
  secondary: (bill) => (
    <>
      {cutLine(bill.order?.name)}
      {cutLine(addressBelow(bill))}
      <Flex columnGap="3">
        {bill.invoiceNumber === undefined ? null : <Box flexShrink="0">{bill.invoiceNumber}</Box>}
        <VisuallyHidden>{t('billing.columnAccount')}</VisuallyHidden>
        <Box minWidth="0">{cutLine(contactInShort(bill.contact))}</Box>
      </Flex>
    </>
  ),
  card: 'title',
  sortable: true,
};
/** At a desk a row has two lines, however long the name is. The number of the bill stands below its state. */
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
const dueDate: SortedColumn = { ...billColumn.dueDate, key: 'PAYMENT_DUE_DATE', sortable: true };
const account: SortedColumn = {
  key: 'ACCOUNT_NAME',
  header: t('billing.columnAccount'),
  cell: ({ contact }) => contactName(contact),
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  cardCell: ({ contact }) => cutLine(contactInShort(contact)),
  kind: 'short',
  // Below the name of the lot.
  card: 'hidden',
  width: '8.5rem',
  sortable: true,
};

const { documentAndNumber, download } = billColumn;
/** Beside 新着 on a card. */
const state: BillColumn = { ...billColumn.state, card: 'meta' };
const rows: readonly BillColumn[] = [parking, account, period, billingDate, dueDate, rent, state, download];
/** On a tablet a row has at most three lines. The number of the bill stands below its state. */
const parkingOnTablet: SortedColumn = {
  ...parking,
  secondary: (bill) => cutLine(bill.order?.name, addressBelow(bill)),
};
const stateAndNumber: BillColumn = { ...state, secondary: ({ invoiceNumber }) => invoiceNumber };
const onTablet = new Map<BillColumn, BillColumn>([
  [parking, parkingOnTablet],
  [state, stateAndNumber],
]);

/** The specification's six columns [3.43] and the bill itself. */
export const BILL_COLUMNS: Readonly<Record<Viewport, readonly BillColumn[]>> = {
  desktop: [parkingInShort, period, rent, billingDate, dueDate, account, documentAndNumber],
  tablet: rows.map((column) => onTablet.get(column) ?? column),
  mobile: rows,
};
