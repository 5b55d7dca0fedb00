import type { Billing } from '@portal/contract/billing';
import { formatDate, formatPeriod, formatYen } from '@portal/platform/text';
import { HStack, Stack, Text } from '@portal/ui';
import type { Column } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { t } from '#text/t.ts';
import { BillDownloadBadge } from './bill-download-badge.tsx';
import { BillDownloadButton } from './bill-download-button.tsx';
import { BillRecordButton } from './bill-record-button.tsx';

export type BillColumn = Column<Billing>;

/** As wide as the longer state with the buttons, so that these line up. */
const DOCUMENT_WIDTH = '16rem';
const Document = ({ bill, children }: { bill: Billing; children: ReactNode }) => (
  <HStack gap="3" justify="space-between">
    {children}
    <HStack gap="1">
      <BillRecordButton bill={bill} />
      <BillDownloadButton bill={bill} />
    </HStack>
  </HStack>
);

/** The columns that all lists of bills share. Each list adds widths, sorting and a title. */
export const billColumn = {
  period: {
    key: 'period',
    header: t('billing.columnPeriod'),
    cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
    kind: 'period',
  },
  rent: {
    key: 'rent',
    header: t('billing.columnRent'),
    cell: ({ totalRent }) => <strong>{formatYen(totalRent)}</strong>,
    kind: 'number',
    card: 'aside',
    block: 'end',
  },
  billingDate: {
    key: 'billingDate',
    header: t('billing.columnBillingDate'),
    cell: (bill) => formatDate(bill.billingDate),
    kind: 'short',
    block: 'middle',
    isNamedOnCard: true,
  },
  dueDate: {
    key: 'dueDate',
    header: t('billing.columnDueDate'),
    cell: ({ paymentDueDate }) => formatDate(paymentDueDate),
    kind: 'short',
    block: 'middle',
    isNamedOnCard: true,
    width: '7.5rem',
  },
  state: {
    key: 'state',
    header: t('billing.document'),
    cell: (bill) => <BillDownloadBadge {...bill} />,
    kind: 'short',
    block: 'end',
  },
  download: {
    key: 'download',
    header: t('billing.download'),
    cell: (bill) => (
      <HStack gap="0">
        <BillRecordButton bill={bill} />
        <BillDownloadButton bill={bill} />
      </HStack>
    ),
    card: 'action',
    block: 'action',
  },
  /** State and download beside each other, at a desk. */
  document: {
    key: 'document',
    header: t('billing.document'),
    width: DOCUMENT_WIDTH,
    cell: (bill) => (
      <Document bill={bill}>
        <BillDownloadBadge {...bill} />
      </Document>
    ),
  },
  documentAndNumber: {
    key: 'document',
    header: t('billing.document'),
    width: DOCUMENT_WIDTH,
    cell: (bill) => (
      <Document bill={bill}>
        <Stack gap="0.5" align="start" minWidth="0">
          <BillDownloadBadge {...bill} />
          {bill.invoiceNumber === undefined ? null : (
            <Text tone="muted" fontSize="xs">
              {bill.invoiceNumber}
            </Text>
          )}
        </Stack>
      </Document>
    ),
  },
} satisfies Record<string, BillColumn>;
