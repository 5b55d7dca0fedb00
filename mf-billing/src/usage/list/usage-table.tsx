import { type Contract, USAGE_SORT_COLUMNS } from '@portal/contract/contract';
import { type SetListParams, sortParams, tableSort, trackingSort, type WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { DataTable, Pager } from '@portal/ui/table';
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
  const goSorted = trackingSort('usage', params, go);
  return (
    <DataTable
      caption={t('table.caption', { title: t('usage.title') })}
      columns={USAGE_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => usagePaths.detail(id)}
      sort={tableSort(params)}
      onSort={(sort) => goSorted(sortParams(USAGE_SORT_COLUMNS, sort, 'NONE'))}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={(page) => go({ page })} />}
    />
  );
}
