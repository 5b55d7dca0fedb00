import type { Billing } from '@portal/contract/billing';
import type { SetListParams, WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { DataTable, Pager } from '@portal/ui/table';
import { FROM_BILLS } from '#contract/came-from.ts';
import { usagePaths } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';
import { BILL_COLUMNS, isSortKey } from './bill-columns.tsx';
import type { BillingListParams } from './billing-list-params.ts';
import { sortBy, tableSort } from './sort.ts';

interface BillTableProps {
  rows: readonly Billing[];
  pagination: WholePage;
  isUpdating: boolean;
  params: BillingListParams;
  go: SetListParams<BillingListParams>;
}

export function BillTable({ rows, pagination, isUpdating, params, go }: BillTableProps) {
  return (
    <DataTable
      caption={t('table.caption', { title: t('billing.title') })}
      columns={BILL_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ contractId }) => usagePaths.detail(contractId)}
      rowState={FROM_BILLS}
      sort={tableSort(params)}
      onSort={({ key, direction }) => isSortKey(key) && sortBy('billing', key, direction, go)}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={(page) => go({ page })} />}
    />
  );
}
