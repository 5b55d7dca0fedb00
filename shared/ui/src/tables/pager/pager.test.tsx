import { screen, within } from '@testing-library/react';
import { renderUi } from '../../kit/testing/render-ui.tsx';
import { pageNumbers } from './page-numbers.ts';
import { CursorPager, Pager } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [7, 9, [1, null, 6, 7, 8, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i the pages %j are offered', (current, total, pages) => {
  expect(pageNumbers(current, total)).toEqual(pages);
});

test('the pager says which rows are shown, which page is current, and leads to the others', async () => {
  const onPage = jest.fn();
  const { user } = renderUi(
    <Pager pagination={{ pageIndex: 2, pageSize: 20, totalPages: 3, totalRecords: 41 }} onPage={onPage} />,
  );
  expect(screen.getByText('21〜40件目（全41件）')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'ページ送り' }));
  expect(pages.getByRole('button', { name: '2ページ目（現在のページ）' })).toHaveAttribute('aria-current', 'page');
  await user.click(pages.getByRole('button', { name: '3ページ目' }));
  await user.click(pages.getByRole('button', { name: '前のページ' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test('where the size of a page is unknown, no range of rows is made up', () => {
  renderUi(<Pager pagination={{ pageIndex: 2, pageSize: 0, totalPages: 3, totalRecords: 41 }} onPage={() => {}} />);
  expect(screen.getByText('41件')).toBeInTheDocument();
  expect(screen.queryByText(/件目/)).toBeNull();
});

test('where nobody knows how many rows there are, the pages are offered without a count', () => {
  const pagination = { pageIndex: 1, pageSize: 20, totalPages: 2, totalRecords: null };
  renderUi(<Pager pagination={pagination} onPage={() => {}} />);
  expect(screen.getByRole('button', { name: '2ページ目' })).toBeInTheDocument();
  expect(screen.queryByText(/件/)).toBeNull();
});

test('on the last page there is no next one; a single page needs no pager', () => {
  const { unmount } = renderUi(
    <Pager pagination={{ pageIndex: 3, pageSize: 20, totalPages: 3, totalRecords: 41 }} onPage={() => {}} />,
  );
  expect(screen.getByText('41〜41件目（全41件）')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '次のページ' })).toBeDisabled();
  unmount();
  renderUi(<Pager pagination={{ pageIndex: 1, pageSize: 20, totalPages: 1, totalRecords: 4 }} onPage={() => {}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('cursors lead both ways as long as there are items', async () => {
  const onPrevious = jest.fn();
  const onNext = jest.fn();
  const { user } = renderUi(<CursorPager hasPrevious={false} hasNext onPrevious={onPrevious} onNext={onNext} />);
  expect(screen.getByRole('button', { name: '前のページ' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '次のページ' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});
