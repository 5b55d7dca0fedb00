import type { Contract } from '@portal/contract/contract';
import { PAGE_SIZE_MAX } from '@portal/contract/values/primitives';
import { formatInstantDate, todayInTokyo } from '@portal/platform/text';
import { readContracts } from '@portal/queries/contract';
import { type CsvColumn, CsvDialog } from '@portal/ui/export';
import { contactName } from '#contract/contact-name.ts';
import { USAGE_STATUS_LOOK } from '#contract/usage-status.ts';
import { t } from '#text/t.ts';
import { type UsageListParams, usageListQuery } from './usage-list-params.ts';

/** In the order of the screen, one value for each column. */
const COLUMNS: readonly CsvColumn<Contract>[] = [
  { header: t('usage.columnStatus'), cell: ({ usageStatus }) => t(USAGE_STATUS_LOOK[usageStatus].label) },
  { header: t('csv.parking'), cell: ({ parkingName }) => parkingName },
  { header: t('usage.columnAddress'), cell: ({ parkingAddress }) => parkingAddress },
  { header: t('csv.start'), cell: ({ startAt }) => formatInstantDate(startAt) },
  { header: t('csv.end'), cell: ({ endAt }) => formatInstantDate(endAt) },
  { header: t('usage.columnSite'), cell: ({ order }) => order?.name ?? null },
  { header: t('usage.columnCars'), cell: ({ numberOfCars }) => numberOfCars },
  { header: t('usage.columnRent'), cell: ({ monthlyRent }) => monthlyRent },
  { header: t('usage.columnAccount'), cell: ({ contact }) => contactName(contact) },
  { header: t('csv.department'), cell: ({ contact }) => contact.department },
  { header: t('usage.contractNumber'), cell: ({ id }) => id },
  { header: t('csv.orderId'), cell: ({ order }) => order?.id ?? null },
];

interface UsageCsvDialogProps {
  params: UsageListParams;
  count: number | null;
  onClose: () => void;
}

export const UsageCsvDialog = ({ params, count, onClose }: UsageCsvDialogProps) => (
  <CsvDialog
    fileName={`${t('usage.title')}_${todayInTokyo().replaceAll('-', '')}`}
    columnsOf={() => COLUMNS}
    count={count}
    pageOf={async (pageNumber, signal) => {
      const { data, pagination } = await readContracts(
        { ...usageListQuery(params), pageNumber, pageSize: PAGE_SIZE_MAX },
        signal,
      );
      return { rows: data, pagination };
    }}
    onClose={onClose}
  />
);
