import { queryInteger } from '@portal/shared/contract/primitives';
import * as v from 'valibot';
import { changePlace, definePlace, placeEntries } from './place.ts';

const CONTACT = 'contact00000000001';
const list = definePlace({
  filter: v.fallback(v.picklist(['all', 'open']), 'all'),
  ...placeEntries,
});
const read = (search: string) => list.read(new URLSearchParams(search));

test.each([
  ['', {}],
  ['filter=open&page=3', { filter: 'open', page: 3 }],
  ['q=%20新宿%20', { q: '新宿' }],
  [`contact=${CONTACT}&department=建築部`, { contact: CONTACT, department: '建築部' }],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(255) }],
] as const)('the address "%s" is read', (search, expected) => {
  expect(read(search)).toEqual({ ...list.whole, ...expected });
});

test.each(['filter=x', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'contact=x', 'department=', 'other=1'])(
  'a value that makes no sense counts as absent: %s',
  (search) => {
    expect(read(search)).toEqual(list.whole);
  },
);

test('what is written can be read back, and defaults are not written', () => {
  const place = { ...list.whole, filter: 'open', q: '新宿 & 四谷', page: 2, department: '建築部' } as const;
  expect(read(list.write(place))).toEqual(place);
  expect(list.write(list.whole)).toBe('');
});

test('a filter marked as always is written even at its default', () => {
  const month = v.fallback(queryInteger(1, 12), 11);
  const bills = definePlace({ month, page: placeEntries.page }, ['month']);
  expect(bills.write(bills.whole)).toBe('month=11');
});

test('only an address without anything about the list is bare', () => {
  expect(list.isBare(new URLSearchParams('utm_source=mail'))).toBe(true);
  expect(list.isBare(new URLSearchParams('filter=all'))).toBe(false);
});

test('a new filter starts on its first page, a new page keeps the filters', () => {
  const place: typeof list.whole = { ...list.whole, filter: 'open', page: 3 };
  expect(changePlace(place, { filter: 'all' })).toEqual({ ...place, filter: 'all', page: 1 });
  expect(changePlace(place, { page: 2 })).toEqual({ ...place, page: 2 });
  expect(changePlace({ contact: 'ALL' }, {})).toEqual({ contact: 'ALL' });
});
