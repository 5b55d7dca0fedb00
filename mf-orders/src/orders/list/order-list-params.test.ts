import { countFilters, orderListParams, orderListQuery, statusFiltersOf } from './order-list-params.ts';

const read = (search: string) => orderListParams.read(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

test.each([
  ['filter=unanswered', { filter: 'unanswered' }],
  ['filter=uncontracted&page=3', { filter: 'uncontracted', page: 3 }],
  ['filter=notDownloadedBilling', { filter: 'notDownloadedBilling' }],
  ['filter=x', {}],
  ['period=notExpired', { period: 'notExpired' }],
  ['period=ever', {}],
] as const)('the address of the list contains %s', (search, expected) => {
  expect(read(search)).toEqual({ ...orderListParams.defaults, ...expected });
});

test('the query carries every filter', () => {
  const params = read(`filter=uncontracted&q=新宿&page=2&contact=${CONTACT}&department=建築部&period=notExpired`);
  expect(orderListQuery(params)).toEqual({
    pageNumber: 2,
    orderStatusFilter: 'uncontracted',
    searchKeyword: '新宿',
    contactId: CONTACT,
    department: '建築部',
    parkingUsageDateFilter: 'notExpired',
  });
});

test('a host without the feature has no filter for what is in progress', () => {
  expect(statusFiltersOf([])).toEqual(['all', 'unanswered', 'uncontracted', 'notDownloadedBilling']);
  expect(statusFiltersOf(['orderProgressFilters'])).toEqual([...statusFiltersOf([]), 'inProgress', 'waitingQuote']);
});

test('filters are counted without keyword and page', () => {
  expect(countFilters(read('q=a&page=2'))).toBe(0);
  expect(countFilters(read(`filter=unanswered&contact=${CONTACT}&department=x&period=notExpired`))).toBe(4);
});
