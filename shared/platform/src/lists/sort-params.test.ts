import { USAGE_SORT_COLUMNS } from '@portal/contract/contract';
import { defineListParams } from '@portal/platform';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { sortBy, sortEntries, sortQuery, tableSort } from './sort.ts';

const params = defineListParams(sortEntries(USAGE_SORT_COLUMNS));
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

test('a change is counted with the list, the column and the direction', () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const go = jest.fn();
  sortBy('usage', 'USAGE_PERIOD', 'desc', go);
  expect(go).toHaveBeenCalledWith({ sort: 'USAGE_PERIOD', direction: 'DESC' });
  expect(analytics.events).toEqual([
    { name: 'sort_change', params: { list: 'usage', column: 'USAGE_PERIOD', direction: 'desc' } },
  ]);
});
