import type { News } from '@portal/contract/news';
import { itemToShow } from './popup-rule.ts';

const ID = 'news00000000000001';
const news: News = {
  id: ID,
  category: 'アップデート情報',
  title: '見積の並べ替えができるようになりました',
  content: '本文',
  createdAt: '2026-11-18T01:00:00.000Z',
  startAt: null,
  endAt: null,
  doNotDisplayAgain: false,
};
const situation = { latest: news, seen: new Set<string>(), pathname: '/' };

test.each([
  ['a new item', {}, news],
  ['a new item on any page', { pathname: '/news/news00000000000002' }, news],
  ['one after another that has been seen', { seen: new Set(['news00000000000002']) }, news],
  ['one that is not to be shown again', { latest: { ...news, doNotDisplayAgain: true } }, null],
  ['one that has been seen or read', { seen: new Set([ID]) }, null],
  ['one whose page is open', { pathname: `/news/${ID}` }, null],
  ['no news', { latest: null }, null],
  ['news that are not loaded', { latest: undefined }, null],
])('%s', (_, change, expected) => {
  expect(itemToShow({ ...situation, ...change })).toEqual(expected);
});
