import type { Contract } from '@portal/contract/contract';
import { readContracts } from '@portal/queries/contract';
import type { Column } from '@portal/ui/table';
import { rowsOfOrder } from '#contract/rows-of-order.tsx';
import { t } from '#text/t.ts';
import { USAGE_COLUMNS } from '#usage/list/usage-columns.tsx';

/** More contracts than an order ever has. */
const ALL_OF_THEM = 100;

/** All of them are of the site whose page this is. */
const withoutSite = (columns: readonly Column<Contract>[]) => columns.filter(({ key }) => key !== 'site');

/** What fills the slot `order.usage`. */
export const usageOfOrder = rowsOfOrder({
  id: 'usage-of-order',
  title: t('usage.title'),
  none: t('usage.noneOfOrder'),
  area: 'contract',
  async read(orderId, signal) {
    const query = { orderId, pageSize: ALL_OF_THEM, sortColumn: 'USAGE_PERIOD', sortDirection: 'DESC' } as const;
    const { data, pagination } = await readContracts(query, signal);
    return { rows: data, count: pagination.totalRecords };
  },
  columns: {
    desktop: withoutSite(USAGE_COLUMNS.desktop),
    tablet: withoutSite(USAGE_COLUMNS.tablet),
    mobile: withoutSite(USAGE_COLUMNS.mobile),
  },
  contractId: ({ id }) => id,
});
