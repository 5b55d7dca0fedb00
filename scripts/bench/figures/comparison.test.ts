import type { Measured } from '../rounds.ts';
import { compare, overall } from './comparison.ts';

const measured = (what: string, side: string, round: number, content: number): Measured => ({
  what,
  side,
  round,
  sample: { content, blocked: 0, shift: 0, bytes: 1000, requests: 10, wavesOfCode: 2 },
});
const sides = { theirs: 'monolith', ours: 'portal' };
const rounds = [
  measured('/', 'monolith', 0, 1000),
  measured('/', 'portal', 0, 1100),
  measured('/', 'portal', 1, 2100),
  measured('/', 'monolith', 1, 2000),
  // The other side of this round failed.
  measured('/', 'monolith', 2, 10),
  measured('/news', 'portal', 0, 500),
  measured('/news', 'monolith', 0, 500),
];

test('the sides of one round are compared, and a round without both is left out', () => {
  const [home, news] = compare(rounds, sides);
  expect(home).toMatchObject({
    what: '/',
    rounds: 2,
    theirs: { median: { content: 1500 }, minimum: { content: 1000 } },
  });
  expect(home?.ratio.content.middle).toBeCloseTo((1.1 + 1.05) / 2);
  expect(news?.ratio.content.middle).toBe(1);
});

test('over all pages each pair counts the same', () => {
  expect(overall(rounds, sides, 'content').middle).toBeCloseTo(1.05);
});

test('what was measured on one side alone is not compared', () => {
  expect(compare([measured('/', 'portal', 0, 1)], sides)).toEqual([]);
});
