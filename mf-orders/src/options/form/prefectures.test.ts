import { PREFECTURES, provinceChoices } from './prefectures.ts';

test('there are 47 prefectures, each once', () => {
  expect(new Set(PREFECTURES).size).toBe(47);
  expect(PREFECTURES).toHaveLength(47);
  expect(PREFECTURES.filter((name) => !/^(北海道|東京都|(大阪|京都)府|.{2,3}県)$/.test(name))).toEqual([]);
});

test.each([
  ['', 47],
  ['大阪府', 47],
  ['大阪', 48],
])('with %j saved, there are %i to choose from', (saved, count) => {
  expect(provinceChoices(saved)).toHaveLength(count);
  if (saved) expect(provinceChoices(saved)).toContain(saved);
});
