import { Link, RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/in-memory';
import { forgetWidth, showAtWidth } from '@portal/shared/testing/screen-width';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './table-column.ts';

const rows = Array.from({ length: 30 }, (_, index) => ({ id: String(index) }));
type Row = (typeof rows)[number];
const byContent: Column<Row> = { key: 'id', header: '番号', cell: ({ id }) => id, card: 'title' };
const fixed: Column<Row> = { ...byContent, width: '4rem' };

/** On a screen of 768 px, opens a list by its link; the rows on the screen after each change of the page. */
async function openList({ column = fixed, width = 1440, morePxAbove = 0 } = {}) {
  showAtWidth(width);
  const steps: { rows: number; isBusy: boolean }[] = [];
  const note = () => {
    const shown = [...document.querySelectorAll('tbody tr, ul[aria-label] > li')];
    steps.push({ rows: shown.length, isBusy: document.querySelector('[aria-busy=true]') !== null });
  };
  const list = (
    <Profiler id="list" onRender={note}>
      <DataTable caption="一覧" columns={[column]} rows={rows} rowKey={({ id }) => id} morePxAbove={morePxAbove} />
    </Profiler>
  );
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/list">一覧へ</Link> },
    { path: '/list', element: list },
  ]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  return { router, steps };
}
afterEach(forgetWidth);

test('what fills the screen comes first, the rest right after, and nothing is said to be late', async () => {
  const { steps } = await openList();
  expect(steps.map((step) => step.rows)).toEqual([8, 30]);
  expect(steps.some(({ isBusy }) => isBusy)).toBe(false);
});

test('on a phone the cards that fill it', async () => {
  const { steps } = await openList({ width: 375 });
  expect(steps.map((step) => step.rows)).toEqual([9, 30]);
});

test.each([
  [1440, 5],
  [375, 7],
])('at %d px fewer fill it below something high', async (width, first) => {
  const { steps } = await openList({ width, morePxAbove: 200 });
  expect(steps.map((step) => step.rows)).toEqual([first, 30]);
});

test('whoever comes back finds all rows at once, so that the place that they left is there', async () => {
  const { router, steps } = await openList();
  await act(() => router.navigate(-1));
  steps.length = 0;
  await act(() => router.navigate(1));
  expect(steps.map((step) => step.rows)).toEqual([30]);
});

test.each([
  ['columns as wide as all rows need', { column: byContent }],
  ['the blocks of a tablet', { width: 800 }],
])('%s: all at once', async (_what, how) => {
  const { steps } = await openList(how);
  expect(steps.map((step) => step.rows)).toEqual([30]);
});
