import type { Billing } from '@portal/shared/contract/billing';
import { formatDate, formatPeriod, formatYen } from '@portal/shared/text';
import { Box, type Column, Stack, StatusBadge, type Viewport } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { BillingDownloadButton } from './billing-download-button.tsx';

const contactName = ({ contact: { lastName, firstName } }: Billing) => t('common.fullName', { lastName, firstName });

/** Person and department where there is no column for them. */
const Contact = ({ billing }: { billing: Billing }) => (
  <>
    {contactName(billing)}
    {billing.contact.department ? <Box as="span"> {billing.contact.department}</Box> : null}
  </>
);

/** A state in words; the colour only repeats it. */
const DownloadState = ({ downloadedAt }: Billing) => (
  <StatusBadge tone={downloadedAt === null ? 'warn' : 'ok'}>
    {t(downloadedAt === null ? 'billing.notDownloaded' : 'billing.downloaded')}
  </StatusBadge>
);

type BillingColumn = Column<Billing>;
const address: BillingColumn = {
  key: 'address',
  header: t('billing.columnAddress'),
  cell: ({ parkingAddress }) => parkingAddress,
  card: 'title',
};
const period: BillingColumn = {
  key: 'period',
  header: t('billing.columnPeriod'),
  cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
  kind: 'period',
  isNamedOnCard: true,
};
const rent: BillingColumn = {
  key: 'rent',
  header: t('billing.columnRent'),
  cell: ({ totalRent }) => formatYen(totalRent),
  kind: 'number',
  isNamedOnCard: true,
};
const billingDate: BillingColumn = {
  key: 'billingDate',
  header: t('billing.columnBillingDate'),
  cell: (billing) => formatDate(billing.billingDate),
  kind: 'short',
  isNamedOnCard: true,
};
const dueDate: BillingColumn = {
  key: 'dueDate',
  header: t('billing.columnDueDate'),
  cell: ({ paymentDueDate }) => formatDate(paymentDueDate),
  kind: 'short',
  isNamedOnCard: true,
};
const account: BillingColumn = {
  key: 'account',
  header: t('billing.columnAccount'),
  cell: contactName,
  secondary: ({ contact }) => contact.department,
  cardCell: (billing) => <Contact billing={billing} />,
  kind: 'short',
  isNamedOnCard: true,
};
const bill: BillingColumn = {
  key: 'document',
  header: t('billing.document'),
  cell: (billing) => (
    <Stack gap="2" align="start" whiteSpace="nowrap">
      <DownloadState {...billing} />
      <BillingDownloadButton billing={billing} />
    </Stack>
  ),
};

/** The six columns of the specification [3.43] and the bill itself; a tablet puts the person below the address. */
export const BILLING_COLUMNS: Readonly<Record<Viewport, readonly BillingColumn[]>> = {
  desktop: [{ ...address, minWidth: '11rem' }, period, rent, billingDate, dueDate, account, bill],
  tablet: [
    { ...address, secondary: (billing) => <Contact billing={billing} />, minWidth: '9rem' },
    period,
    rent,
    billingDate,
    dueDate,
    bill,
  ],
  mobile: [
    address,
    { key: 'state', header: t('billing.document'), cell: (billing) => <DownloadState {...billing} />, card: 'aside' },
    period,
    rent,
    billingDate,
    dueDate,
    account,
    { ...bill, cell: (billing) => <BillingDownloadButton billing={billing} fullWidth /> },
  ],
};
