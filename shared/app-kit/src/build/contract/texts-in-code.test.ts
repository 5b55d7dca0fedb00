import { textsIn } from './texts-in-code.ts';

const KEYS = ['common.close', 'common.closeAll', 'home.one', 'home.two', 'table.caption'];

test('a key counts that is named in full, in a call or in a table', () => {
  expect(textsIn('t("common.close");const T={a:\'table.caption\'}', KEYS)).toEqual(['common.close', 'table.caption']);
});

test('a key that is put together counts with all of its beginning', () => {
  expect(textsIn(['t(`home.', '{count}`)'].join('$'), KEYS)).toEqual(['home.one', 'home.two']);
});

test('a word that only contains a key is none', () => {
  expect(textsIn('t("x.common.close")', KEYS)).toEqual([]);
});

test('a quote that ends one word may begin the next', () => {
  expect(textsIn('"a"home.one"home.two"', KEYS)).toEqual(['home.one', 'home.two']);
});
