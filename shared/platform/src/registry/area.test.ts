import * as v from 'valibot';
import { type Area, Areas, menuLabel, pageChunksOf } from './area.ts';

const title = 'お知らせ';
const all = (area: unknown, prefix = '/news') => ({ [prefix]: area });

test.each<[string, object]>([
  ['only a title', { title }],
  ['a title of one character', { title: '請' }],
  ['a title of thirty', { title: '長'.repeat(30) }],
  ['a place in the main menu', { title, menu: { place: 'main' } }],
  ['its own labels there', { title, menu: { place: 'main', label: 'ニュース', tabletLabel: '知' } }],
  ['a place in the account menu', { title, menu: { place: 'account' } }],
  ...['key', 'mail', 'shield'].map((icon): [string, object] => [
    `the icon ${icon}`,
    { title, menu: { place: 'account', label: '鍵', icon } },
  ]),
])('an area has %s', (_what, area) => {
  expect(v.parse(Areas, all(area))).toEqual(all(area));
});

test.each([
  ['an unknown icon', all({ title, menu: { place: 'account', icon: '' } })],
  ['no place', all({ title, menu: {} })],
  ['another place', all({ title, menu: { place: '' } })],
  ['an empty label', all({ title, menu: { place: 'main', label: '' } })],
  ['a tablet label that is too long', all({ title, menu: { place: 'main', tabletLabel: '長'.repeat(31) } })],
  ['a line break at its end', all({ title: `${title}\n` })],
  ['a line separator in it', all({ title: 'お\u2028知らせ' })],
  ['nothing to see in its title', all({ title: '\u200B' })],
  ['a line break at its start', all({ title: `\n${title}` })],
  ['a prefix of two segments', all({ title }, '/news/all')],
  ['a prefix after something else', all({ title }, 'x/news')],
  ['a prefix in capitals', all({ title }, '/News')],
  ['an empty prefix', all({ title }, '/')],
])('an area with %s is refused', (_what, areas) => {
  expect(v.is(Areas, areas)).toBe(false);
});

test('a prefix may have a hyphen', () => {
  expect(v.is(Areas, all({ title }, '/email-setting'))).toBe(true);
});

test('the reasons for refused names', () => {
  expect(v.safeParse(Areas, all({ title: 'a\nb' })).issues?.[0].message).toBe('a line without control characters');
  expect(v.safeParse(Areas, {}).issues?.[0].message).toBe('a remote owns an area at least');
});

test.each<[Area, string]>([
  [{ title }, title],
  [{ title, menu: { place: 'main' } }, title],
  [{ title, menu: { place: 'main', label: 'ニュース' } }, 'ニュース'],
])('%j appears in a menu as %s', (area, label) => {
  expect(menuLabel(area)).toBe(label);
});

test('each page of an area is loaded early, by its path or pattern', () => {
  const orders = { title, pageChunks: { '': 'list', create: 'create', ':orderId/update': 'update' } };
  expect(pageChunksOf({ '/order': orders, '/option': { title, pageChunks: { '': 'options' } } })).toEqual({
    '/order': 'list',
    '/order/create': 'create',
    '/order/:orderId/update': 'update',
    '/option': 'options',
  });
});

test.each([':id?', '*', 'create/*', ':order-id', 'step2', 'Create', 'a//b'])(
  'a build says that a page cannot have the path "%s"',
  (path) => {
    expect(() => pageChunksOf({ '/order': { title, pageChunks: { '': 'list', [path]: 'create' } } })).toThrow(
      `/order/${path} in areas.ts: a path has words`,
    );
  },
);
