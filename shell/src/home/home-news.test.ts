import type { News } from '@portal/contract/news';
import { homeNews } from './home-news.ts';

const item = (id: string, day: number) => ({
  id,
  category: 'お知らせ',
  title: id,
  createdAt: `2026-11-${day}T00:00:00.000Z`,
});
const shown: News = { ...item('shown', 12), content: '', startAt: null, endAt: null, doNotDisplayAgain: false };
const newest = [item('a', 26), item('b', 24), item('c', 20)];

test.each([
  ['the item of home is among three, even an older one', shown, newest, ['a', 'b', 'shown']],
  ['the item of home is not listed twice', shown, [item('a', 26), item('shown', 12)], ['a', 'shown']],
  ['without an item for home the newest are shown', null, newest, ['a', 'b', 'c']],
  ['no news', null, [], []],
])('%s', (_, one, others, ids) => {
  expect(homeNews(one, others).map(({ id }) => id)).toEqual(ids);
});
