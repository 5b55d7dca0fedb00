import { BILLING_MONTHS, billingListQuery, billingPlaceOn, billingYears } from './billing-place.ts';

const TODAY = '2026-11-21';
const CURRENT = { year: 2026, month: 11, q: '', page: 1 };
const kind = billingPlaceOn(TODAY);
const read = (text: string) => {
  const search = new URLSearchParams(text);
  return { place: kind.read(search), isInvalid: kind.isInvalid(search) };
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
  ])('"%s" is read; missing parts are the current month', (search, expected) => {
    expect(read(search)).toEqual({ place: { ...CURRENT, ...expected }, isInvalid: false });
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
  ])('%s is not a month: the current one is shown, and the page says so', (search) => {
    expect(read(search)).toEqual({ place: CURRENT, isInvalid: true });
  });

  test('the keyword survives an invalid month', () => {
    expect(read('month=13&q=新宿').place.q).toBe('新宿');
  });

  test('what is written can be read back', () => {
    const place = { year: 2025, month: 3, q: '新宿 & 四谷', page: 2 };
    expect(read(kind.write(place)).place).toEqual(place);
    expect(kind.write(CURRENT)).toBe('year=2026&month=11');
  });
});

test.each([
  ['2026-06-30', 2026],
  ['2026-07-01', 2027],
  ['2026-12-31', 2027],
])('on %s the years end with %i, six months ahead, and begin with 2023 [9.18]', (today, last) => {
  const years = billingYears(today);
  expect(years[0]).toBe(last);
  expect(years.at(-1)).toBe(2023);
  expect(years).toHaveLength(last - 2023 + 1);
});

test('the months are listed from December to January [9.21]', () => {
  expect(BILLING_MONTHS).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('the call has year, month, keyword and page', () => {
  expect(billingListQuery({ year: 2026, month: 11, q: '新宿', page: 2 })).toEqual({
    billingYear: 2026,
    billingMonth: 11,
    searchKeyword: '新宿',
    pageNumber: 2,
  });
});
