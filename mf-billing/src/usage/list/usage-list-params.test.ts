import { paramsFor, usageListParams, usageListQuery } from './usage-list-params.ts';

const read = (search: string) => usageListParams.read(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

test.each([
  ['', {}],
  ['filter=beforeUse', { filter: 'beforeUse' }],
  ['filter=duringUse&page=3', { filter: 'duringUse', page: 3 }],
  ['filter=endOfUse', { filter: 'endOfUse' }],
  ['filter=unanswered', {}],
  ['filter=duringUse&filter=endOfUse', { filter: 'duringUse' }],
  ['sort=USAGE_STATUS&direction=ASC', { sort: 'USAGE_STATUS', direction: 'ASC' }],
  ['sort=NONE&page=-1&contact=%00&q=%20', {}],
] as const)('the address %j', (search, expected) => {
  expect(read(search)).toEqual({ ...usageListParams.defaults, ...expected });
});

test('an address with every part means the same when it is read again', () => {
  const whole = `filter=endOfUse&q=豊洲&page=2&contact=${CONTACT}&department=土木部&sort=ACCOUNT_NAME&direction=ASC`;
  expect(decodeURIComponent(usageListParams.write(read(whole)))).toBe(whole);
  expect(usageListQuery(read(whole))).toEqual({
    pageNumber: 2,
    usageStatusFilter: 'endOfUse',
    searchKeyword: '豊洲',
    contactId: CONTACT,
    department: '土木部',
    sortColumn: 'ACCOUNT_NAME',
    sortDirection: 'ASC',
  });
});

test('only a host with that feature has the contracts that are ending soon', () => {
  const asked = read('filter=endingSoon&q=豊洲');
  expect(paramsFor(['endingSoon'], asked)).toEqual(asked);
  expect(paramsFor([], asked)).toEqual({ ...asked, filter: 'all' });
});
