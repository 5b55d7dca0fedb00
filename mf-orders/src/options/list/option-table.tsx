import type { Option } from '@portal/contract/option';
import type { WholePage } from '@portal/platform';
import { formatInstantDate } from '@portal/platform/text';
import { AddressText } from '@portal/ui';
import { type Column, DataTable, Pager } from '@portal/ui/table';
import { addressOf, periodOf } from '#options/option/option-facts.ts';
import { optionPaths } from '#options/option/option-paths.ts';
import { OptionStatusBadge } from '#options/option/option-status-badge.tsx';
import { ServiceTagsInRow } from '#options/option/service-tags.tsx';
import { t } from '#text/t.ts';

export const OPTION_COLUMNS: readonly Column<Option>[] = [
  {
    key: 'name',
    header: t('option.columnNameAddress'),
    cell: ({ name }) => name || t('common.unknown'),
    secondary: (option) => <AddressText address={addressOf(option)} />,
    card: 'title',
  },
  {
    key: 'services',
    header: t('option.columnServices'),
    cell: ({ requestService }) => <ServiceTagsInRow services={requestService} />,
    block: 'middle',
    width: '21rem',
  },
  {
    key: 'period',
    header: t('option.columnPeriod'),
    cell: periodOf,
    cardCell: (option) => t('option.periodNamed', { period: periodOf(option) }),
    kind: 'period',
    block: 'middle',
    width: '12.5rem',
  },
  {
    key: 'createdAt',
    header: t('option.columnCreatedAt'),
    cell: ({ createdAt }) => formatInstantDate(createdAt),
    kind: 'short',
    card: 'hidden',
    block: 'hidden',
    width: '7rem',
  },
  {
    key: 'status',
    header: t('option.columnStatus'),
    cell: (option) => <OptionStatusBadge option={option} />,
    kind: 'short',
    card: 'aside',
    block: 'end',
    width: '8.75rem',
  },
];

interface OptionTableProps {
  rows: readonly Option[];
  pagination: WholePage;
  /** The rows still belong to the previous request. */
  isUpdating: boolean;
  onPage: (page: number) => void;
}

export const OptionTable = ({ rows, pagination, isUpdating, onPage }: OptionTableProps) => (
  <DataTable
    caption={t('table.caption', { title: t('option.listTitle') })}
    columns={OPTION_COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
    rowHref={({ id }) => optionPaths.detail(id)}
    isUpdating={isUpdating}
    footer={<Pager pagination={pagination} onPage={onPage} />}
  />
);
