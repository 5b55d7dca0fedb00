import type { Billing } from '@portal/shared/contract/billing';
import { formatDate, formatPeriod, formatYen } from '@portal/shared/text';
import { AddressText, type Column, CutText, HStack, StatusBadge, type Viewport } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { BillingDownloadButton } from './billing-download-button.tsx';

const contactName = ({ contact: { lastName, firstName } }: Billing) => t('common.fullName', { lastName, firstName });

/** A state in words; the colour only repeats it. */
const DownloadState = ({ downloadedAt }: Billing) => (
  <StatusBadge tone={downloadedAt === null ? 'warn' : 'neutral'}>
    {t(downloadedAt === null ? 'billing.notDownloaded' : 'billing.downloaded')}
  </StatusBadge>
);

type BillingColumn = Column<Billing>;
const address: BillingColumn = {
  key: 'address',
  header: t('billing.columnAddress'),
  cell: ({ parkingAddress }) => <AddressText address={parkingAddress} />,
  card: 'title',
  minWidth: '11rem',
};
const period: BillingColumn = {
  key: 'period',
  header: t('billing.columnPeriod'),
  cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
  kind: 'period',
  block: 'middle',
};
const rent: BillingColumn = {
  key: 'rent',
  header: t('billing.columnRent'),
  cell: ({ totalRent }) => <strong>{formatYen(totalRent)}</strong>,
  kind: 'number',
  card: 'aside',
  block: 'end',
};
const billingDate: BillingColumn = {
  key: 'billingDate',
  header: t('billing.columnBillingDate'),
  cell: (billing) => formatDate(billing.billingDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
};
const dueDate: BillingColumn = {
  key: 'dueDate',
  header: t('billing.columnDueDate'),
  cell: ({ paymentDueDate }) => formatDate(paymentDueDate),
  kind: 'short',
  block: 'middle',
  isNamedOnCard: true,
};
const account: BillingColumn = {
  key: 'account',
  header: t('billing.columnAccount'),
  cell: contactName,
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  cardCell: (billing) => [contactName(billing), billing.contact.department].filter(Boolean).join(' '),
  kind: 'short',
};
const state: BillingColumn = {
  key: 'state',
  header: t('billing.document'),
  cell: (billing) => <DownloadState {...billing} />,
  kind: 'short',
  block: 'middle',
};
const download: BillingColumn = {
  key: 'download',
  header: t('billing.download'),
  cell: (billing) => <BillingDownloadButton billing={billing} />,
  card: 'action',
  block: 'action',
};
const document: BillingColumn = {
  key: 'document',
  header: t('billing.document'),
  cell: (billing) => (
    <HStack gap="3" justify="space-between">
      <DownloadState {...billing} />
      <BillingDownloadButton billing={billing} />
    </HStack>
  ),
};

const rows: readonly BillingColumn[] = [address, account, period, billingDate, dueDate, state, rent, download];

/** The specification's six columns [3.43] and the bill itself. */
export const BILLING_COLUMNS: Readonly<Record<Viewport, readonly BillingColumn[]>> = {
  desktop: [address, period, rent, billingDate, dueDate, account, document],
  tablet: rows,
  mobile: rows,
};
