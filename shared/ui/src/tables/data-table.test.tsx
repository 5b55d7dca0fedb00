import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { RowMenu } from '../kit/action/popover-menu.tsx';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { DataTable } from './data-table.tsx';
import type { Column, DataTableProps, Sort } from './table-column.ts';

interface Site {
  id: string;
  name: string;
  orderedAt: string;
  period: string;
  cars: number;
  person: string;
}

const rows: Site[] = [
  {
    id: 'a',
    name: '新宿三丁目ビル新築工事',
    orderedAt: '2026/11/12',
    period: '2026/12/01〜2027/03/31',
    cars: 3,
    person: '田中 太郎',
  },
  {
    id: 'b',
    name: '四谷リノベーション',
    orderedAt: '2026/11/02',
    period: '2026/11/15〜2026/12/15',
    cars: 12,
    person: '山田 花子',
  },
];
const columns: Column<Site>[] = [
  { key: 'name', header: '現場名', cell: ({ name }) => name, secondary: ({ orderedAt }) => orderedAt, card: 'title' },
  { key: 'period', header: '利用期間', cell: ({ period }) => period, kind: 'period', sortable: true, card: 'meta' },
  {
    key: 'cars',
    header: '台数',
    cell: ({ cars }) => cars,
    cardCell: ({ cars }) => `${cars}台`,
    kind: 'number',
    card: 'meta',
  },
  { key: 'person', header: '担当者', cell: ({ person }) => person, kind: 'short', card: 'hidden', block: 'middle' },
];

function renderTable(props: Partial<DataTableProps<Site>> = {}) {
  return renderUi(
    <DataTable caption="駐車場探しの依頼一覧" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />,
  );
}

test.each([1440, 800, 375])('at %i px a row’s note stands below it, and opens nothing', async (width) => {
  showAtWidth(width);
  const rowNote = ({ id }: Site) => (id === 'a' ? <span>訂正前の金額</span> : null);
  const onRowClick = jest.fn();
  const { user } = renderTable({ rowNote, onRowClick });
  const note = screen.getByText('訂正前の金額');
  const own = screen.getByRole('button', { name: '新宿三丁目ビル新築工事' });
  const next = screen.getByRole('button', { name: '四谷リノベーション' });
  expect(own.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(note.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(note);
  expect(onRowClick).not.toHaveBeenCalled();
});

test.each([
  [1440, '四谷リノベーション新着'],
  [800, '四谷リノベーション新着'],
  [375, '12台新着'],
])('at %i px a mark stands behind the name or the facts, outside of the link', (width, text) => {
  showAtWidth(width);
  const [name, ...others] = columns as [Column<Site>, ...Column<Site>[]];
  renderTable({ columns: [{ ...name, mark: () => <b>新着</b> }, ...others], rowHref: ({ id }) => `/order/${id}` });
  const row = screen.getByRole('link', { name: '四谷リノベーション' }).closest('tr, li');
  expect(row).toHaveTextContent(text);
});

describe('on a wide screen', () => {
  test('it is a table with a caption and column headers', () => {
    renderTable();
    const table = screen.getByRole('table', { name: '駐車場探しの依頼一覧' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['現場名', '利用期間', '台数', '担当者']);
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('新宿三丁目ビル新築工事2026/11/122026/12/01〜2027/03/313田中 太郎');
  });

  test('a sortable column says how it is sorted and what a press does', async () => {
    const onSort = jest.fn();
    const { user } = renderTable({ sort: { key: 'period', direction: 'desc' }, onSort });

    expect(screen.getByRole('columnheader', { name: '利用期間' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: '台数' })).not.toHaveAttribute('aria-sort');
    const button = screen.getByRole('button', { name: '利用期間' });
    expect(button).toHaveAccessibleDescription('利用期間を昇順に並べ替える');

    await user.click(button);
    await waitFor(() => expect(onSort).toHaveBeenCalledWith({ key: 'period', direction: 'asc' }));
  });

  test('a new order is announced', () => {
    renderTable({ sort: { key: 'period', direction: 'asc' }, onSort: () => {} });
    expect(screen.getByRole('status')).toHaveTextContent('利用期間の昇順で並べ替えました');
    expect(screen.getByRole('columnheader', { name: '利用期間' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test.each([null, { key: 'name', direction: 'desc' } as const])(
    'a column that is not sorted (%j) offers the descending order first',
    (sort) => {
      renderTable({ sort, onSort: () => {} });
      expect(screen.getByRole('columnheader', { name: '利用期間' })).toHaveAttribute('aria-sort', 'none');
      expect(screen.getByRole('button', { name: '利用期間' })).toHaveAccessibleDescription(
        '利用期間を降順に並べ替える',
      );
    },
  );

  test('a row is opened by its name or by a click anywhere on it', async () => {
    const { user, router } = renderTable({ rowHref: ({ id }) => `/order/${id}` });
    expect(screen.getByRole('link', { name: '四谷リノベーション' })).toHaveAttribute('href', '/order/b');

    await user.click(screen.getByText('山田 花子'));
    expect(router.state.location.pathname).toBe('/order/b');
    await user.click(screen.getByRole('link', { name: '新宿三丁目ビル新築工事' }));
    expect(router.state.location.pathname).toBe('/order/a');
  });

  test('a press beside the entries of a row’s menu opens no row', async () => {
    const menu = {
      key: 'menu',
      header: '操作',
      cell: () => (
        <RowMenu label="現場の操作" header={<p>対象</p>} items={[{ label: '延長を相談する', to: '/option' }]} />
      ),
    };
    const rowHref = ({ id }: { id: string }) => `/order/${id}`;
    const { user, router } = renderTable({ columns: [...columns, menu], rows: rows.slice(0, 1), rowHref });
    const before = router.state.location.pathname;
    await user.click(screen.getByRole('button', { name: '現場の操作' }));
    await user.click(screen.getByText('対象'));
    expect(router.state.location.pathname).toBe(before);
  });

  test('opening a row is counted under its column, not under the customer’s text [1.21]', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user } = renderTable({ rowHref: ({ id }) => `/order/${id}` });
    await user.click(screen.getByRole('link', { name: '四谷リノベーション' }));
    expect(analytics.events).toEqual([{ name: 'link_press', params: { name: '現場名' } }]);
  });

  test('a row’s action runs by its name and by a click on it, once each', async () => {
    const onRowClick = jest.fn();
    const { user } = renderTable({ onRowClick });
    await user.click(screen.getByRole('button', { name: '四谷リノベーション' }));
    await user.click(screen.getByText('田中 太郎'));
    expect(onRowClick.mock.calls).toEqual([[rows[1]], [rows[0]]]);
  });

  test('a heading stands in the card, above the rows', () => {
    renderUi(
      <DataTable caption="現場の一覧" columns={columns} rows={rows} rowKey={({ id }) => id} heading={<h2>現場</h2>} />,
    );
    const heading = screen.getByRole('heading', { name: '現場' });
    expect(heading.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('rows of the previous request are marked as being updated', () => {
    renderTable({ isUpdating: true });
    expect(screen.getByRole('table').closest('[aria-busy=true]')).not.toBeNull();
  });
});

afterEach(() => act(forgetWidth));

test.each([
  [767, 'list'],
  [768, 'list'],
  [1200, 'list'],
  [1201, 'table'],
])('at %i px it is a %s', (width, role) => {
  showAtWidth(width);
  renderTable();
  expect(screen.getByRole(role, { name: '駐車場探しの依頼一覧' })).toBeVisible();
});

describe('sorting many rows', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...rows[0], id: `row-${index}`, cars: index }) as Site);
  const rendered = jest.fn();
  const counted: Column<Site>[] = columns.map((column) =>
    column.key === 'cars'
      ? {
          ...column,
          cell: ({ id }) => {
            rendered(id);
            return id;
          },
          cardCell: ({ id }) => {
            rendered(id);
            return id;
          },
        }
      : column,
  );
  /** A page that passes new functions and new row objects with each answer. */
  function renderPage(answer: readonly Site[], start: Sort | null, onSort: (sort: Sort) => unknown = () => {}) {
    let turn: (to: { rows: readonly Site[]; sort: Sort | null }) => void = () => {};
    function Page() {
      const [shown, setShown] = useState({ rows: answer, sort: start });
      turn = setShown;
      return (
        <DataTable
          caption="駐車場探しの依頼一覧"
          columns={counted}
          rows={useMemo(() => shown.rows.map((row) => ({ ...row })), [shown.rows])}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/order/${id}`}
          onRowClick={() => {}}
          sort={shown.sort}
          onSort={(sort) => onSort(sort)}
        />
      );
    }
    const page = renderUi(<Page />);
    rendered.mockClear();
    return { ...page, answer: (next: readonly Site[], sort: Sort | null) => act(() => turn({ rows: next, sort })) };
  }
  const first = () => screen.getAllByText(/^row-/).at(0);

  test.each([375, 768, 1440])('at %i px no row is rendered again: only the order changes', (width) => {
    showAtWidth(width);
    const { answer } = renderPage(many, null);
    const moved = screen.getByText('row-99');

    answer(many.toReversed(), { key: 'period', direction: 'desc' });
    expect(first()).toBe(moved);
    expect(rendered).not.toHaveBeenCalled();
  });

  test('a row that says something else is rendered, alone', () => {
    const { answer } = renderPage(many, null);
    answer(
      many.map((row) => (row.id === 'row-7' ? { ...row, name: '別の現場' } : row)),
      null,
    );
    expect(screen.getByRole('link', { name: '別の現場' })).toBeVisible();
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['row-7']));
  });

  /** The router has taken the address once the test says so. */
  function laterPage() {
    let take: () => void = () => {};
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    return { onSort: jest.fn((_sort: Sort) => taken), follow: () => act(async () => take()) };
  }

  test.each([768, 1440])('at %i px the header shows a press before the page has followed', async (width) => {
    showAtWidth(width);
    const { onSort, follow } = laterPage();
    const { user } = renderPage(many, { key: 'period', direction: 'desc' }, onSort);
    const button = screen.getByRole('button', { name: '利用期間' });
    expect(button).toHaveAccessibleDescription('利用期間を昇順に並べ替える');

    await user.click(button);
    await waitFor(() => expect(onSort).toHaveBeenCalledWith({ key: 'period', direction: 'asc' }));
    expect(button).toHaveAccessibleDescription('利用期間を降順に並べ替える');
    // It is announced once the rows are shown.
    expect(screen.getByRole('status')).toHaveTextContent('利用期間の降順で並べ替えました');
    expect(rendered).not.toHaveBeenCalled();
    await follow();
  });

  test('whoever presses a header twice gets back to the order of before', async () => {
    const { onSort, follow } = laterPage();
    const { user } = renderPage(many, { key: 'period', direction: 'desc' }, onSort);
    await user.dblClick(screen.getByRole('button', { name: '利用期間' }));
    await waitFor(() => expect(onSort.mock.calls.map(([{ direction }]) => direction)).toEqual(['asc', 'desc']));
    expect(screen.getByRole('columnheader', { name: '利用期間' })).toHaveAttribute('aria-sort', 'descending');
    await follow();
  });

  test('the header follows the page: what was pressed once is not shown again', async () => {
    const desc: Sort = { key: 'period', direction: 'desc' };
    const { onSort, follow } = laterPage();
    const { user, answer } = renderPage(many, desc, onSort);
    const direction = () => screen.getByRole('columnheader', { name: '利用期間' }).getAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: '利用期間' }));
    expect(direction()).toBe('ascending');
    answer(many, { key: 'period', direction: 'asc' });
    await follow();
    expect(direction()).toBe('ascending');
    // Back.
    answer(many, desc);
    expect(direction()).toBe('descending');
  });
});

describe('on a tablet', () => {
  beforeEach(() => showAtWidth(768));

  test('a row has blocks: its name, whom it belongs to, what to do', () => {
    renderTable({ rowHref: ({ id }) => `/order/${id}` });
    const [first] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect([...(first?.children ?? [])].map((block) => block.textContent)).toEqual([
      '新宿三丁目ビル新築工事2026/11/12利用期間2026/12/01〜2027/03/31台数3台',
      '担当者田中 太郎',
    ]);
  });

  test('a period may break between its dates, a name with the same sign may not', () => {
    const site = { ...rows[0], id: 'c', name: '四谷', person: '夜間〜早朝班' } as Site;
    renderTable({ rows: [site] });
    expect(screen.getByText('2026/12/01〜')).toBeVisible();
    expect(screen.getByText('2027/03/31')).toBeVisible();
    expect(screen.getByText('夜間〜早朝班')).toBeVisible();
  });

  test('a row is opened by a click anywhere on it, and can be sorted', async () => {
    const onSort = jest.fn();
    const { user, router } = renderTable({ rowHref: ({ id }) => `/order/${id}`, sort: null, onSort });
    await user.click(screen.getByRole('button', { name: '利用期間' }));
    await waitFor(() => expect(onSort).toHaveBeenCalledWith({ key: 'period', direction: 'desc' }));
    await user.click(screen.getByText('山田 花子'));
    expect(router.state.location.pathname).toBe('/order/b');
  });
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));

  test('the same rows are cards, each value with the name of its column', () => {
    renderTable({ rowHref: ({ id }) => `/order/${id}` });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: '駐車場探しの依頼一覧' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('新宿三丁目ビル新築工事2026/11/12利用期間2026/12/01〜2027/03/31台数3台');
    expect(screen.getByRole('link', { name: '新宿三丁目ビル新築工事' })).toHaveAttribute('href', '/order/a');
    expect(screen.queryByText('田中 太郎')).toBeNull();
  });

  test('the order is said in words; the drawer of the filters changes it', () => {
    renderTable({ sort: { key: 'period', direction: 'asc' }, onSort: jest.fn() });
    expect(screen.getByText('並び順：利用期間の昇順')).toBeVisible();
    expect(screen.queryByRole('group', { name: '並べ替え' })).not.toBeInTheDocument();
  });
});
