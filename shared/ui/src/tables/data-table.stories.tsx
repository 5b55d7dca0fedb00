import { LONG_ADDRESS, LONG_COMPANY, MARKS, nothing } from '@portal/app-kit/testing/story';
import { AddressText, EmptyState, ErrorCard, LinkButton, StatusBadge } from '@portal/ui';
import { type Column, DataTable, Pager, type Sort, SortField, TableSkeleton } from '@portal/ui/table';
import { useState } from 'react';

export default { title: '一覧 Lists/DataTable', component: DataTable, subcomponents: { SortField, TableSkeleton } };

interface Site {
  id: string;
  name: string;
  address: string;
  cars: number;
  start: string;
  isAnswered: boolean;
}

const SITES: readonly Site[] = [
  {
    id: '1',
    name: '新宿三丁目ビル新築工事',
    address: '東京都新宿区新宿三丁目1番2号',
    cars: 12,
    start: '2026/12/01（火）',
    isAnswered: false,
  },
  {
    id: '2',
    name: '豊洲マンション改修',
    address: '東京都江東区豊洲5丁目6-36',
    cars: 3,
    start: '2026/12/14（月）',
    isAnswered: true,
  },
  {
    id: '3',
    name: '横浜港湾倉庫',
    address: '神奈川県横浜市中区新港1-1',
    cars: 108,
    start: '2027/01/08（金）',
    isAnswered: true,
  },
];
const LONG_SITES: readonly Site[] = [
  { id: '4', name: LONG_COMPANY, address: LONG_ADDRESS, cars: 9_999_999, start: '2026/12/01（火）', isAnswered: false },
  { id: '5', name: MARKS, address: MARKS, cars: 1, start: '2026/12/01（火）', isAnswered: true },
];
const MANY: readonly Site[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: `現場${index + 1}`,
  address: `東京都江東区豊洲${(index % 6) + 1}丁目${index + 1}番`,
  cars: (index * 7) % 40,
  start: '2026/12/01（火）',
  isAnswered: index % 3 === 0,
}));

const COLUMNS: readonly Column<Site>[] = [
  {
    key: 'name',
    header: '現場名',
    card: 'title',
    mark: ({ isAnswered }) => (isAnswered ? null : <StatusBadge tone="bad">新着</StatusBadge>),
    sortable: true,
    cell: ({ name }) => name,
    secondary: ({ address }) => <AddressText address={address} />,
  },
  {
    key: 'state',
    header: '状況',
    kind: 'short',
    card: 'aside',
    block: 'end',
    cell: ({ isAnswered }) => (
      <StatusBadge tone={isAnswered ? 'ok' : 'warn'}>{isAnswered ? '回答済み' : '回答待ち'}</StatusBadge>
    ),
  },
  {
    key: 'start',
    header: '利用開始日',
    kind: 'short',
    block: 'middle',
    isNamedOnCard: true,
    sortable: true,
    cell: ({ start }) => start,
  },
  {
    key: 'cars',
    header: '台数',
    kind: 'number',
    block: 'middle',
    sortable: true,
    cell: ({ cars }) => cars,
    cardCell: ({ cars }) => `${cars}台`,
  },
];
const TABLE = { caption: '駐車場探しの依頼', columns: COLUMNS, rowKey: ({ id }: Site) => id };

/** The title of a row is its link, and the whole row can be pressed. */
export const Rows = () => <DataTable {...TABLE} rows={SITES} rowHref={({ id }) => `/order/${id}`} />;

/** Press a header: the page keeps the order in its address, and asks the API for rows in it. */
export function SortedByColumn() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' });
  const rows = SITES.toSorted((one, other) => {
    const [a, b] = [one, other].map((site) => (sort.key === 'cars' ? site.cars : site.start + site.name));
    return ((a ?? 0) < (b ?? 0) ? -1 : 1) * (sort.direction === 'asc' ? 1 : -1);
  });
  return <DataTable {...TABLE} rows={rows} sort={sort} onSort={setSort} />;
}

/** On a phone, where no header can be pressed: in the drawer of the filters. */
export function SortedByField() {
  const [sort, setSort] = useState<Sort | null>({ key: 'name', direction: 'asc' });
  return <SortField hasNone columns={COLUMNS} sort={sort} onSort={setSort} />;
}

export const LongTexts = () => <DataTable {...TABLE} rows={LONG_SITES} rowHref={({ id }) => `/order/${id}`} />;

export const ManyRowsWithPager = () => (
  <DataTable
    {...TABLE}
    rows={MANY}
    rowHref={({ id }) => `/order/${id}`}
    footer={
      <Pager pagination={{ pageIndex: 3, pageSize: 20, totalPages: 250, totalRecords: 5_000 }} onPage={nothing} />
    }
  />
);

/** The rows of the page before, dimmed, while the next ones are on their way. */
export const Updating = () => <DataTable {...TABLE} rows={SITES} isUpdating />;
Updating.tags = ['dimmed'];

/** In the table's place while the first rows are on their way. */
export const Loading = () => <TableSkeleton columns={TABLE.columns} rows={5} />;

/** In the table's place; the filter says which conditions can be taken back. */
export const NoRows = () => (
  <EmptyState
    body="駐車場探しの依頼はまだありません。"
    action={<LinkButton to="/order/create">駐車場探しを依頼する</LinkButton>}
  />
);

/** In the table's place: what is around it keeps working. */
export const FailedRead = () => (
  <ErrorCard
    title="データを取得できませんでした"
    body="しばらく時間をおいて、もう一度お試しください。"
    reference="ZJF3-VFN3"
    onRetry={nothing}
  />
);
