import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { screen } from '@testing-library/react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import type { Column } from './table-column.ts';
import { TableSkeleton } from './table-skeleton.tsx';

const COLUMNS: readonly Column<{ name: string }>[] = [
  { key: 'name', header: '現場名', cell: ({ name }) => name },
  { key: 'cars', header: '台数', cell: () => '3', sortable: true },
];

afterEach(forgetWidth);

test('a wide table shows its headers while its rows are loading; nothing of it is read out but that it loads', () => {
  renderUi(<TableSkeleton columns={COLUMNS} rows={2} />);
  expect(screen.getByText('現場名')).toBeVisible();
  expect(screen.getByText('台数')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a narrow one has no headers', () => {
  showAtWidth(768);
  renderUi(<TableSkeleton columns={COLUMNS} rows={2} />);
  expect(screen.queryByText('現場名')).not.toBeInTheDocument();
});

test('a remote that does not name its columns has rows all the same', () => {
  renderUi(<TableSkeleton rows={2} />);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
});
