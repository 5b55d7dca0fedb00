import {
  billSearchQuery,
  isMonthInRange,
  isSearch,
  NO_SEARCH,
  rangeGrownTo,
  rangeOfMonth,
  searchConditions,
  searchErrors,
  withoutReversed,
} from './bill-search.ts';

const search = (change: Partial<typeof NO_SEARCH | Record<keyof typeof NO_SEARCH, string>>) =>
  ({ ...NO_SEARCH, ...change }) as typeof NO_SEARCH;

test('without a condition there is no search, and nothing of it is sent', () => {
  expect(isSearch(NO_SEARCH)).toBe(false);
  expect(isSearch(search({ status: 'notDownloaded' }))).toBe(true);
  expect(Object.values(billSearchQuery(NO_SEARCH)).filter((value) => value !== undefined)).toEqual([]);
});

test('each condition has its name in the API; an amount of 0 is one', () => {
  const all = search({
    status: 'downloaded',
    billedFrom: '2026-10-01',
    billedTo: '2026-11-30',
    dueFrom: '2026-11-01',
    dueTo: '2026-12-31',
    rentFrom: '0',
    rentTo: '50000',
    number: 'K2026',
  });
  expect(billSearchQuery(all)).toEqual({
    billingDateFrom: '2026-10-01',
    billingDateTo: '2026-11-30',
    paymentDueDateFrom: '2026-11-01',
    paymentDueDateTo: '2026-12-31',
    totalRentFrom: 0,
    totalRentTo: 50_000,
    invoiceNumber: 'K2026',
    downloadStatus: 'downloaded',
  });
  expect(searchConditions(all).map(({ label }) => label)).toEqual([
    '請求日 2026/10/01〜2026/11/30',
    'お支払い期日 2026/11/01〜2026/12/31',
    '請求金額 0円〜50,000円',
    '請求書番号 K2026',
  ]);
  expect(searchConditions(search({ rentFrom: '50000' }))).toEqual([
    { label: '請求金額 50,000円〜', without: { rentFrom: '', rentTo: '' } },
  ]);
});

test.each([
  [{}, []],
  [{ billedFrom: '2026-11-01', billedTo: '2026-11-01' }, []],
  [{ billedFrom: '2026-11-02', billedTo: '2026-11-01' }, ['billedTo']],
  [{ dueFrom: '2026-02-30' }, ['dueFrom']],
  [{ dueTo: 'x' }, ['dueTo']],
  [{ rentFrom: '9', rentTo: '10' }, []],
  [{ rentFrom: '10', rentTo: '9' }, ['rentTo']],
])('of %j the fields %j say what is wrong', (change, wrong) => {
  expect(Object.keys(searchErrors(search(change)))).toEqual(wrong);
});

test('a range of an address that ends before it begins is none', () => {
  const kept = { dueFrom: '2026-11-01', rentTo: '9' };
  expect(withoutReversed(search({ ...kept, billedFrom: '2026-11-02', billedTo: '2026-11-01' }))).toEqual(search(kept));
});

test('the months that a range touches', () => {
  expect(rangeOfMonth(2026, 12)).toEqual({ billedFrom: '2026-12-01', billedTo: '2026-12-31' });
  expect(rangeOfMonth(2028, 2)).toEqual({ billedFrom: '2028-02-01', billedTo: '2028-02-29' });
  const months = (change: object) => [9, 10, 11, 12].filter((month) => isMonthInRange(search(change), 2026, month));
  expect(months({})).toEqual([]);
  expect(months({ billedFrom: '2026-10-15', billedTo: '2026-11-01' })).toEqual([10, 11]);
  expect(months({ billedFrom: '2026-11-30' })).toEqual([11, 12]);
  expect(months({ billedTo: '2026-10-01' })).toEqual([9, 10]);
});

test.each([
  ['the month that is shown', {}, 9, '2026-09-01', '2026-11-30'],
  ['a range, backwards', { billedFrom: '2026-10-10', billedTo: '2026-11-20' }, 9, '2026-09-01', '2026-11-20'],
  ['a range, onwards', { billedFrom: '2026-10-10', billedTo: '2026-11-20' }, 12, '2026-10-10', '2026-12-31'],
  ['a range that has the month', { billedFrom: '2026-10-10', billedTo: '2026-12-31' }, 11, '2026-10-10', '2026-12-31'],
  ['a range with an open end', { billedFrom: '2026-10-10' }, 9, '2026-09-01', ''],
  ['a search without a range', { number: 'K' }, 9, '2026-09-01', '2026-09-30'],
] as const)('%s grows to a month', (_, change, month, billedFrom, billedTo) => {
  expect(rangeGrownTo({ ...search(change), year: 2026, month: 11 }, 2026, month)).toEqual({ billedFrom, billedTo });
});
