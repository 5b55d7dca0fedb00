import { BILLING_SORT_COLUMNS, type Billing } from '@portal/contract/billing';
import { type SetListParams, sortParams, tableSort, trackingSort, type WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { useMarkReadOnScreen } from '@portal/ui/pages';
import { DataTable, Pager } from '@portal/ui/table';
import { correctionNote } from '#billing/bill/correction-note.tsx';
import { FROM_BILLS } from '#contract/came-from.ts';
import { usagePaths } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';
import { BILL_COLUMNS } from './bill-columns.tsx';
import type { BillingListParams } from './billing-list-params.ts';

interface BillTableProps {
  rows: readonly Billing[];
  pagination: WholePage;
  isUpdating: boolean;
  params: BillingListParams;
  go: SetListParams<BillingListParams>;
}

export function BillTable({ rows, pagination, isUpdating, params, go }: BillTableProps) {
  // The row is a bill’s place.
  useMarkReadOnScreen(({ kind, id }) => kind === 'bill' && rows.some((row) => row.id === id));
  const goSorted = trackingSort('billing', params, go);
  return (
    <DataTable
      caption={t('table.caption', { title: t('billing.title') })}
      columns={BILL_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ contractId }) => usagePaths.detail(contractId)}
      rowState={FROM_BILLS}
      rowNote={correctionNote}
      sort={tableSort(params)}
      onSort={(sort) => goSorted(sortParams(BILLING_SORT_COLUMNS, sort, 'NONE'))}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={(page) => go({ page })} />}
    />
  );
}
