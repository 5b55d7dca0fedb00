import type { Billing } from '@portal/shared/contract/billing';
import type { PagePagination } from '@portal/shared/contract/primitives';
import { DataTable, Pager, useViewport } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { BILLING_COLUMNS } from './billing-columns.tsx';

interface BillingTableProps {
  rows: readonly Billing[];
  pagination: PagePagination;
  isUpdating: boolean;
  onPage: (page: number) => void;
}

export function BillingTable({ rows, pagination, isUpdating, onPage }: BillingTableProps) {
  return (
    <DataTable
      caption={t('table.caption', { title: t('billing.title') })}
      columns={BILLING_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={onPage} />}
    />
  );
}
