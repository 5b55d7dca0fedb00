import { wholePage } from './whole-page.ts';

const UNREAD = { pageSize: 0, pageIndex: null, totalPages: null, totalRecords: null };
const page = (pagination: object, rowCount: number, pageNumber: number) =>
  wholePage({ pagination: { ...UNREAD, ...pagination } }, Array(rowCount).fill({}), {
    pageNumber: String(pageNumber),
    pageSize: '20',
  }).pagination;

test('what the host says stays', () => {
  const said = { pageSize: 10, pageIndex: 2, totalPages: 4, totalRecords: 33 };
  expect(page(said, 10, 2)).toEqual(said);
});

test.each([
  ['a page that is not full is the only one', 3, 1, { pageIndex: 1, totalPages: 1, totalRecords: 3 }],
  ['nothing is one empty page', 0, 1, { pageIndex: 1, totalPages: 1, totalRecords: 0 }],
  ['a full page may have a next one', 20, 1, { pageIndex: 1, totalPages: 2, totalRecords: null }],
  ['so may a later one', 20, 3, { pageIndex: 3, totalPages: 4, totalRecords: null }],
  ['one that is not full is the last', 5, 3, { pageIndex: 3, totalPages: 3, totalRecords: null }],
  ['an empty one leads back to the first', 0, 3, { pageIndex: 3, totalPages: 1, totalRecords: null }],
])('without anything about pages: %s', (_, rowCount, asked, expected) => {
  expect(page({}, rowCount, asked)).toMatchObject(expected);
});

test.each([
  ['of the page that was asked for', { totalPages: 4, totalRecords: 65 }, { pageIndex: 2 }],
  ['of how many pages, from the rows in all', { pageIndex: 2, totalRecords: 65 }, { totalPages: 4 }],
  ['of no page at all', { pageIndex: 2, totalRecords: 0 }, { totalPages: 1 }],
  ['of how many pages, with the size that the host has', { pageSize: 10, totalRecords: 65 }, { totalPages: 7 }],
  ['of how many rows in all, which nobody knows', { pageIndex: 2, totalPages: 4 }, { totalRecords: null }],
])('one thing alone is missing: %s', (_, said, expected) => {
  expect(page(said, 20, 2)).toMatchObject({ ...said, ...expected });
});
