import {
  changePlace,
  countFilters,
  isBare,
  orderListQuery,
  readOrderListPlace,
  WHOLE_LIST,
  writeOrderListPlace,
} from './order-list-place.ts';

const read = (search: string) => readOrderListPlace(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

describe('the address of the list [2.24]', () => {
  test.each([
    ['', {}],
    ['filter=unanswered', { filter: 'unanswered' }],
    ['filter=uncontracted&page=3', { filter: 'uncontracted', page: 3 }],
    ['filter=notDownloadedBilling', { filter: 'notDownloadedBilling' }],
    ['q=%20新宿%20', { q: '新宿' }],
    [`contact=${CONTACT}&department=建築部`, { contact: CONTACT, department: '建築部' }],
    ['period=notExpired', { period: 'notExpired' }],
  ] as const)('%s is read', (search, expected) => {
    expect(read(search)).toEqual({ ...WHOLE_LIST, ...expected });
  });

  test.each(['filter=x', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'contact=x', 'period=ever', 'other=1'])(
    'a value that makes no sense counts as absent: %s',
    (search) => {
      expect(read(search)).toEqual(WHOLE_LIST);
    },
  );

  test('what is written is read back, and defaults are not written', () => {
    const place = { ...WHOLE_LIST, filter: 'unanswered', q: '新宿 & 四谷', page: 2, department: '建築部' } as const;
    expect(read(writeOrderListPlace(place))).toEqual(place);
    expect(writeOrderListPlace(WHOLE_LIST)).toBe('');
  });

  test('the whole list is written while another filter is kept', () => {
    expect(writeOrderListPlace(WHOLE_LIST, 'unanswered')).toBe('filter=all');
    expect(writeOrderListPlace({ ...WHOLE_LIST, q: '新宿' }, 'unanswered')).toBe(
      writeOrderListPlace({ ...WHOLE_LIST, q: '新宿' }),
    );
  });

  test('a keyword is cut to what the API takes', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(255);
  });

  test('only an address that says nothing of the list is bare', () => {
    expect(isBare(new URLSearchParams('utm_source=mail'))).toBe(true);
    expect(isBare(new URLSearchParams('period=notExpired'))).toBe(false);
    expect(isBare(new URLSearchParams('filter=all'))).toBe(false);
  });
});

test('another filter starts on its first page, another page keeps the filters', () => {
  const place = { ...WHOLE_LIST, filter: 'unanswered', page: 3 } as const;
  expect(changePlace(place, { filter: 'uncontracted' })).toEqual({ ...place, filter: 'uncontracted', page: 1 });
  expect(changePlace(place, { page: 2 })).toEqual({ ...place, page: 2 });
});

test('the query carries every filter [4.18, 6.6]', () => {
  const place = read(`filter=uncontracted&q=新宿&page=2&contact=${CONTACT}&department=建築部&period=notExpired`);
  expect(orderListQuery(place)).toEqual({
    pageNumber: 2,
    orderStatusFilter: 'uncontracted',
    searchKeyword: '新宿',
    contactId: CONTACT,
    department: '建築部',
    parkingUsageDateFilter: 'notExpired',
  });
});

test('filters are counted without keyword and page', () => {
  expect(countFilters(read('q=a&page=2'))).toBe(0);
  expect(countFilters(read(`filter=unanswered&contact=${CONTACT}&department=x&period=notExpired`))).toBe(4);
});
