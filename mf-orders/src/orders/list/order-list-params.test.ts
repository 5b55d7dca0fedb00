import { orderListParams, orderListQuery, statusFiltersOf } from './order-list-params.ts';

const read = (search: string) => orderListParams.read(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

test.each([
  ['filter=unanswered', { filter: 'unanswered' }],
  ['filter=uncontracted&page=3', { filter: 'uncontracted', page: 3 }],
  ['filter=notDownloadedBilling', { filter: 'notDownloadedBilling' }],
  ['filter=x', {}],
  ['period=all', { period: 'all' }],
  ['period=notExpired', { period: 'notExpired' }],
  ['period=ever', { period: 'notExpired' }],
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

test('ended orders are left out, unless the address asks for them', () => {
  expect(orderListQuery(read(''))).toMatchObject({ parkingUsageDateFilter: 'notExpired' });
  expect(orderListQuery(read('period=all')).parkingUsageDateFilter).toBeUndefined();
  expect(orderListParams.write(read('period=all'))).toBe('period=all');
});

test('a host has the filters of its features', () => {
  expect(statusFiltersOf([])).toEqual(['all', 'unanswered', 'uncontracted', 'notDownloadedBilling']);
  expect(statusFiltersOf(['orderProgressFilters'])).toEqual([...statusFiltersOf([]), 'inProgress', 'waitingQuote']);
  expect(statusFiltersOf(['contractProgress'])).toEqual([
    ...statusFiltersOf([]),
    'unsubmittedPapers',
    'contractInProgress',
  ]);
});
