import { createMemoryAnalytics, setAnalytics } from '../observe/index.ts';
import { defineListParams } from './list-params.ts';
import { sortEntries, sortParams, sortQuery, tableSort, trackingSort } from './sort-params.ts';

const COLUMNS = ['NONE', 'USAGE_PERIOD', 'ACCOUNT_NAME'] as const;
const params = defineListParams(sortEntries(COLUMNS, 'NONE'));
const read = (search: string) => params.read(new URLSearchParams(search));

test.each([
  ['', 'NONE', 'DESC', ''],
  ['sort=USAGE_PERIOD', 'USAGE_PERIOD', 'DESC', 'sort=USAGE_PERIOD'],
  ['sort=USAGE_PERIOD&direction=ASC', 'USAGE_PERIOD', 'ASC', 'sort=USAGE_PERIOD&direction=ASC'],
  ['sort=usage_period&direction=up', 'NONE', 'DESC', ''],
  ['sort=TOTAL_RENT', 'NONE', 'DESC', ''],
])('the address %j sorts by %s, %s', (search, sort, direction, written) => {
  expect(read(search)).toEqual({ sort, direction });
  expect(params.write(read(search))).toBe(written);
});

test('the table marks the column, and nothing where there is none', () => {
  expect(tableSort({ sort: 'NONE', direction: 'DESC' })).toBeNull();
  expect(tableSort({ sort: 'ACCOUNT_NAME', direction: 'DESC' })).toEqual({ key: 'ACCOUNT_NAME', direction: 'desc' });
  expect(tableSort({ sort: 'ACCOUNT_NAME', direction: 'ASC' })).toEqual({ key: 'ACCOUNT_NAME', direction: 'asc' });
});

test('the API is asked for it by its own names', () => {
  expect(sortQuery(read('sort=USAGE_PERIOD&direction=ASC'))).toEqual({
    sortColumn: 'USAGE_PERIOD',
    sortDirection: 'ASC',
  });
});

test('a chosen column becomes params again', () => {
  expect(sortParams(COLUMNS, { key: 'USAGE_PERIOD', direction: 'asc' }, 'NONE')).toEqual({
    sort: 'USAGE_PERIOD',
    direction: 'ASC',
  });
  expect(sortParams(COLUMNS, null, 'NONE')).toEqual({ sort: 'NONE', direction: 'DESC' });
});

test('a change is counted with the list, the column and the direction; any other change is not', () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const go = jest.fn();
  const goSorted = trackingSort('usage', read(''), go);
  goSorted({ sort: 'USAGE_PERIOD', direction: 'DESC' });
  goSorted({});
  expect(go.mock.calls).toEqual([
    [{ sort: 'USAGE_PERIOD', direction: 'DESC' }, undefined],
    [{}, undefined],
  ]);
  expect(analytics.events).toEqual([
    { name: 'sort_change', params: { list: 'usage', column: 'USAGE_PERIOD', direction: 'desc' } },
  ]);
});
