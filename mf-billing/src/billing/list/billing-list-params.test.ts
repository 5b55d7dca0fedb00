import { NO_SEARCH } from './bill-search.ts';
import {
  type BillingListParams,
  billingListParamsOn,
  billingListQuery,
  billingYears,
  isNarrowed,
  paramsFor,
  siteConditions,
} from './billing-list-params.ts';

const TODAY = '2026-11-21';
const CONTACT = 'contact00000000001';
const CURRENT: BillingListParams = {
  year: 2026,
  month: 11,
  q: '',
  page: 1,
  contact: 'ALL',
  department: 'ALL',
  site: '',
  ...NO_SEARCH,
  sort: 'NONE',
  direction: 'DESC',
};
const codec = billingListParamsOn(TODAY);
const read = (text: string) => {
  const search = new URLSearchParams(text);
  return { params: codec.read(search), isInvalid: codec.isInvalid(search) };
};

describe('the address of the bills', () => {
  test.each([
    ['', {}],
    ['year=2025&month=3', { year: 2025, month: 3 }],
    ['year=2025', { year: 2025 }],
    ['month=3', { month: 3 }],
    ['year=2023&month=1', { year: 2023, month: 1 }],
    ['year=2027&month=12', { year: 2027, month: 12 }],
    ['month=03', { month: 3 }],
    ['year=2025&month=3&page=2&q=%20新宿%20', { year: 2025, month: 3, page: 2, q: '新宿' }],
    ['page=0', {}],
    ['page=x', {}],
    [`q=${'a'.repeat(256)}`, { q: 'a'.repeat(255) }],
    [`contact=${CONTACT}&department=東京支店`, { contact: CONTACT, department: '東京支店' }],
    ['sort=TOTAL_RENT&direction=ASC', { sort: 'TOTAL_RENT', direction: 'ASC' }],
    ['sort=PAYMENT_DUE_DATE', { sort: 'PAYMENT_DUE_DATE' }],
    ['sort=USAGE_STATUS&direction=up', {}],
  ] as const)('"%s" is read; missing parts are the current month', (search, expected) => {
    expect(read(search)).toEqual({ params: { ...CURRENT, ...expected }, isInvalid: false });
  });

  test.each([
    'year=abc',
    'year=2022',
    'year=2028',
    'year=',
    'year=-2026',
    'year=2026.5',
    'year=20261',
    'month=0',
    'month=13',
    'month=x',
    'month=',
    'year=2025&month=13',
    'year=abc&month=3',
    'month=13&page=3',
    'year=2026&year=2025&month=3',
    'month=3&month=3',
    'year=2025&month=3&month=13',
    'year=２０２５',
    'year[]=2025&year=2025%00',
  ])('%s is not a month: the current one is shown, and the page says so', (search) => {
    expect(read(search)).toEqual({ params: CURRENT, isInvalid: true });
  });

  test('keyword, filters and sorting survive an invalid month', () => {
    expect(read('month=13&q=新宿&department=東京支店&sort=TOTAL_RENT').params).toEqual({
      ...CURRENT,
      q: '新宿',
      department: '東京支店',
      ...NO_SEARCH,
      sort: 'TOTAL_RENT',
    });
  });

  test('what is written can be read back', () => {
    const params: BillingListParams = {
      year: 2025,
      month: 3,
      q: '新宿 & 四谷',
      page: 2,
      contact: CONTACT,
      department: '東京支店',
      site: '豊洲 & ビル',
      ...NO_SEARCH,
      rentFrom: '50000',
      sort: 'BILLING_DATE',
      direction: 'ASC',
    };
    expect(read(codec.write(params)).params).toEqual(params);
    expect(codec.write(CURRENT)).toBe('year=2026&month=11');
  });
});

test.each([
  ['2026-06-30', 2026],
  ['2026-07-01', 2027],
  ['2026-12-31', 2027],
])('on %s the years end with %i, six months ahead, and begin with 2023 [9.18]', (today, last) => {
  const years = billingYears(today);
  expect(years[0]).toBe(2023);
  expect(years.at(-1)).toBe(last);
  expect(years).toHaveLength(last - 2023 + 1);
});

test.each<[Partial<BillingListParams>, boolean]>([
  [{}, false],
  [{ month: 3, page: 2, sort: 'TOTAL_RENT' }, false],
  [{ q: '新宿' }, true],
  [{ contact: CONTACT }, true],
  [{ status: 'notDownloaded' }, true],
])('%j is narrowed: %j', (change, narrowed) => {
  expect(isNarrowed({ ...CURRENT, ...change })).toBe(narrowed);
});

test('the call has month, keyword, filters, sorting and page', () => {
  expect(
    billingListQuery({
      year: 2026,
      month: 11,
      q: '新宿',
      page: 2,
      contact: CONTACT,
      department: '東京支店',
      site: '豊洲ビル',
      ...NO_SEARCH,
      sort: 'TOTAL_RENT',
      direction: 'ASC',
    }),
  ).toEqual({
    billingYear: 2026,
    billingMonth: 11,
    searchKeyword: '新宿',
    pageNumber: 2,
    contactId: CONTACT,
    department: '東京支店',
    siteName: '豊洲ビル',
    sortColumn: 'TOTAL_RENT',
    sortDirection: 'ASC',
  });
});

test('a search is of all months, until none of its conditions is set', () => {
  const params = read('year=2026&month=11&status=notDownloaded&rentFrom=50000').params;
  expect(billingListQuery(params)).not.toHaveProperty('billingMonth');
  expect(billingListQuery(params)).toMatchObject({ downloadStatus: 'notDownloaded', totalRentFrom: 50_000 });
  expect(billingListQuery(paramsFor([], params))).toMatchObject({ billingYear: 2026, billingMonth: 11 });
  expect(billingListQuery(paramsFor([], params))).not.toHaveProperty('downloadStatus');
});

test.each(['billedFrom=2026-02-30', 'rentTo=-1', 'status=x', 'dueFrom=2026-11-02&dueTo=2026-11-01'])(
  'a condition that makes no sense is none: %s',
  (search) => {
    expect(read(search).params).toEqual(CURRENT);
  },
);

test('a site is a condition of the month that is looked at, and none for a host that cannot find it', () => {
  const { params } = read('year=2026&month=11&site=豊洲ビル');
  expect(isNarrowed(params)).toBe(true);
  expect(billingListQuery(params)).toMatchObject({ billingYear: 2026, billingMonth: 11, siteName: '豊洲ビル' });
  expect(siteConditions(params)).toEqual([{ label: '現場名 豊洲ビル', without: { site: '' } }]);
  expect(siteConditions({ ...params, site: '' })).toEqual([]);
  expect(billingListQuery(paramsFor(['billSearch'], params))).toMatchObject({ siteName: undefined });
  expect(paramsFor(['billSearch', 'billsOfSite'], params)).toEqual(params);
});
