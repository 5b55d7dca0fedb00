import { queryInteger } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import {
  changeListParams,
  changesBetween,
  defineListParams,
  differsFrom,
  listParamEntries,
  NOT_NARROWED,
} from './list-params.ts';

const CONTACT = 'contact00000000001';
const list = defineListParams({
  filter: v.fallback(v.picklist(['all', 'open']), 'all'),
  ...listParamEntries,
});
const read = (search: string) => list.read(new URLSearchParams(search));

test.each([
  ['', {}],
  ['filter=open&page=3', { filter: 'open', page: 3 }],
  ['q=%20新宿%20', { q: '新宿' }],
  [`contact=${CONTACT}&department=建築部`, { contact: CONTACT, department: '建築部' }],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(255) }],
] as const)('the address "%s" is read', (search, expected) => {
  expect(read(search)).toEqual({ ...list.defaults, ...expected });
});

test.each(['filter=x', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'contact=x', 'department=', 'other=1'])(
  'a value that makes no sense counts as absent: %s',
  (search) => {
    expect(read(search)).toEqual(list.defaults);
  },
);

test('what is written can be read back, and defaults are not written', () => {
  const params = { ...list.defaults, filter: 'open', q: '新宿 & 四谷', page: 2, department: '建築部' } as const;
  expect(read(list.write(params))).toEqual(params);
  expect(list.write(list.defaults)).toBe('');
});

test('a filter marked as always is written even at its default', () => {
  const month = v.fallback(queryInteger(1, 12), 11);
  const bills = defineListParams({ month, page: listParamEntries.page }, ['month']);
  expect(bills.write(bills.defaults)).toBe('month=11');
});

test('only an address without anything about the list is bare', () => {
  expect(list.isBare(new URLSearchParams('utm_source=mail'))).toBe(true);
  expect(list.isBare(new URLSearchParams('filter=all'))).toBe(false);
});

test('a new filter starts on its first page, a new page keeps the filters', () => {
  const params: typeof list.defaults = { ...list.defaults, filter: 'open', page: 3 };
  expect(changeListParams(params, { filter: 'all' })).toEqual({ ...params, filter: 'all', page: 1 });
  expect(changeListParams(params, { page: 2 })).toEqual({ ...params, page: 2 });
  expect(changeListParams({ contact: 'ALL' }, {})).toEqual({ contact: 'ALL' });
});

test('what a change really changes', () => {
  const params = { ...list.defaults, q: '新宿', contact: 'contact00000000001' };
  expect(changesBetween(params, { ...params, q: '四谷' })).toEqual({ q: '四谷' });
  expect(differsFrom(params, NOT_NARROWED)).toBe(true);
  expect(differsFrom({ ...list.defaults, page: 2, filter: 'open' }, NOT_NARROWED)).toBe(false);
});
