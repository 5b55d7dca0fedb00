import { entranceOf } from './entrance.ts';

test('a lot has the same entrance each time; some lots need no words', () => {
  const entrances = Array.from({ length: 40 }, (_, index) => entranceOf(`東京都江東区豊洲1丁目${index}`));
  expect(entranceOf('東京都江東区豊洲1丁目7')).toBe(entrances[7]);
  expect(new Set(entrances).size).toBe(6);
  expect(entrances).toContain(null);
});
