import { type Contract, USAGE_SORT_COLUMNS } from '@portal/contract/contract';
import type { SetListParams, WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { DataTable, Pager, type Sort } from '@portal/ui/table';
import { sortBy, tableSort } from '#billing/list/sort.ts';
import { usagePaths } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';
import { USAGE_COLUMNS } from './usage-columns.tsx';
import type { UsageListParams } from './usage-list-params.ts';

interface UsageTableProps {
  rows: readonly Contract[];
  pagination: WholePage;
  params: UsageListParams;
  /** The rows still belong to the previous request. */
  isUpdating: boolean;
  go: SetListParams<UsageListParams>;
}

export function UsageTable({ rows, pagination, params, isUpdating, go }: UsageTableProps) {
  function sort({ key, direction }: Sort) {
    const column = USAGE_SORT_COLUMNS.find((known) => known === key);
    if (column && column !== 'NONE') sortBy('usage', column, direction, go);
  }
  return (
    <DataTable
      caption={t('table.caption', { title: t('usage.title') })}
      columns={USAGE_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => usagePaths.detail(id)}
      sort={tableSort(params)}
      onSort={sort}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={(page) => go({ page })} />}
    />
  );
}
