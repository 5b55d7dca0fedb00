import type { Billing } from '@portal/contract/billing';
import { formatDate, todayInTokyo } from '@portal/platform/text';
import { type CsvColumn, CsvDialog, type PageOfRows } from '@portal/ui/export';
import { contactName } from '#contract/contact-name.ts';
import { t } from '#text/t.ts';
import { countText } from './count-text.ts';

/** In the order of the screen, one value for each column; then what only accounting needs. */
const SHOWN: readonly CsvColumn<Billing>[] = [
  { header: t('billing.columnParking'), cell: ({ parkingName }) => parkingName ?? null },
  { header: t('csv.parkingAddress'), cell: ({ parkingAddress }) => parkingAddress },
  { header: t('billing.searchNumber'), cell: ({ invoiceNumber }) => invoiceNumber ?? null },
  { header: t('csv.start'), cell: ({ startDate }) => formatDate(startDate) },
  { header: t('csv.end'), cell: ({ endDate }) => formatDate(endDate) },
  { header: t('csv.total'), cell: ({ totalRent }) => totalRent },
  { header: t('billing.columnBillingDate'), cell: ({ billingDate }) => formatDate(billingDate) },
  { header: t('billing.columnDueDate'), cell: ({ paymentDueDate }) => formatDate(paymentDueDate) },
  { header: t('billing.columnAccount'), cell: ({ contact }) => contactName(contact) },
  { header: t('csv.department'), cell: ({ contact }) => contact.department },
  {
    header: t('billing.document'),
    cell: ({ downloadedAt }) => t(downloadedAt === null ? 'billing.notDownloaded' : 'billing.downloaded'),
  },
  { header: t('csv.site'), cell: ({ order }) => order?.name ?? null },
  { header: t('csv.issuer'), cell: ({ issuer }) => issuer?.name ?? null },
  { header: t('csv.registrationNumber'), cell: ({ issuer }) => issuer?.registrationNumber ?? null },
  { header: t('billing.corrects'), cell: ({ corrects }) => corrects?.invoiceNumber ?? null },
  { header: t('billing.correctedBy'), cell: ({ correctedBy }) => correctedBy?.invoiceNumber ?? null },
];
const IDS: readonly CsvColumn<Billing>[] = [
  { header: t('csv.billId'), cell: ({ id }) => id },
  { header: t('usage.contractNumber'), cell: ({ contractId }) => contractId },
  { header: t('csv.orderId'), cell: ({ order }) => order?.id ?? null },
];

/** Two columns for each rate that a bill has, the highest first. */
export function billCsvColumns(bills: readonly Billing[]): readonly CsvColumn<Billing>[] {
  const rates = new Set(bills.flatMap(({ taxes = [] }) => taxes.map(({ percent }) => percent)));
  const taxes = [...rates]
    .sort((one, other) => other - one)
    .flatMap((percent) => {
      const of = (bill: Billing) => bill.taxes?.find((tax) => tax.percent === percent);
      return [
        { header: t('csv.subtotalOfRate', { percent }), cell: (bill: Billing) => of(bill)?.subtotal ?? null },
        { header: t('csv.taxOfRate', { percent }), cell: (bill: Billing) => of(bill)?.tax ?? null },
      ];
    });
  return [...SHOWN, ...taxes, ...IDS];
}

interface BillCsvDialogProps {
  count: number | null;
  pageOf: PageOfRows<Billing>;
  onClose: () => void;
}

export const BillCsvDialog = (props: BillCsvDialogProps) => (
  <CsvDialog
    {...props}
    fileName={`${t('billing.title')}_${todayInTokyo().replaceAll('-', '')}`}
    columnsOf={billCsvColumns}
    countText={(bills) => countText(bills)}
  />
);
