import { addDays, inTokyo } from '@portal/platform/text';
import { makeNews } from './news.ts';

const DAYS = ['2026-11-21', '2027-03-01', '2028-02-29', '2026-12-31', '2026-07-11', '2027-01-01', '2026-12-05'];

test.each(DAYS)('on %s there are 120 news of the last two years, each with its own text', (today) => {
  const rows = makeNews(today);
  expect(rows).toHaveLength(120);
  expect(rows.every(({ createdAt }) => createdAt < inTokyo(today) && createdAt > inTokyo(addDays(today, -760)))).toBe(
    true,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
  // A holiday or a monthly maintenance repeats after a year or two, with the same words.
  const yearly = /定期メンテナンス|休業|ゴールデンウィーク/;
  const once = rows.filter(({ title }) => !yearly.test(title)).map(({ title }) => title);
  expect(new Set(once).size).toBe(once.length);
  expect(makeNews(today)).toEqual(rows);
});

test('all categories, one maintenance under way today, and two for home, the maintenance first', () => {
  const rows = makeNews('2026-11-21');
  expect(new Set(rows.map(({ category }) => category))).toEqual(
    new Set([
      '障害対応',
      'メンテナンス情報',
      'アップデート情報',
      'お知らせ',
      'キャンペーン',
      'セミナー・イベント・展示会',
    ]),
  );
  const noon = inTokyo('2026-11-21', '12:00:00.000');
  const current = rows.filter(({ startAt, endAt }) => startAt && endAt && startAt <= noon && endAt >= noon);
  expect(current.map(({ category }) => category)).toEqual(['メンテナンス情報']);
  const home = rows.filter(({ isHomeDisplay }) => isHomeDisplay).map(({ category }) => category);
  expect(home).toEqual(['メンテナンス情報', 'アップデート情報']);
});

test('some share a minute, so that only the id decides which is first', () => {
  const times = makeNews('2026-11-21').map(({ createdAt }) => createdAt.getTime());
  expect(new Set(times).size).toBeLessThan(times.length);
});

test('texts follow the house rules: no exclamation marks, no full-width tilde, half-width digits', () => {
  for (const { title, content } of makeNews('2026-11-21')) expect(`${title}${content}`).not.toMatch(/[！!～０-９]/);
});
