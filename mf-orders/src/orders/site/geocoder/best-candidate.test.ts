import { addressAfterChoosing, bestCandidate, suggestionsFor } from './best-candidate.ts';
import type { Candidate } from './candidate.ts';

const at = (title: string, latitude: number, longitude: number): Candidate => ({
  title,
  location: { latitude, longitude },
});
const NISHI = at('東京都新宿区西新宿', 35.6905, 139.6927);
const NISHI_2 = at('東京都新宿区西新宿二丁目', 35.6896, 139.6921);
const NISHI_2_8 = at('東京都新宿区西新宿二丁目８番', 35.6895, 139.6917);
const SHINJUKU = at('東京都新宿区', 35.694, 139.7035);
const HACHIOJI = at('東京都八王子市旭町', 35.6558, 139.3389);
const CHIBA = at('千葉県千葉市中央区旭町', 35.6, 140.12);
const TOWER = at('東京都庁第一本庁舎', 35.6895, 139.6917);

test.each([
  ['the whole address', '東京都新宿区西新宿二丁目8番', [SHINJUKU, NISHI, NISHI_2, NISHI_2_8], NISHI_2_8],
  ['the longest part of it', '東京都新宿区西新宿2-8-1', [NISHI, NISHI_2_8, NISHI_2], NISHI_2_8],
  ['without prefecture and ward', '西新宿2丁目8番1号', [NISHI, NISHI_2], NISHI_2],
  ['a town of which less was typed', '西新宿', [NISHI_2, NISHI], NISHI],
  ['a landmark', '都庁第一本庁舎', [TOWER], TOWER],
] as const)('found: %s', (_, address, candidates, candidate) => {
  expect(bestCandidate(address, candidates)).toEqual({ kind: 'found', candidate });
});

test('a city alone is only roughly the place of a town in it', () => {
  expect(bestCandidate('東京都新宿区ないはずの町1-1', [SHINJUKU])).toEqual({ kind: 'rough', candidate: SHINJUKU });
  expect(bestCandidate('東京都新宿区', [SHINJUKU])).toEqual({ kind: 'found', candidate: SHINJUKU });
});

test('a name that several places have is ambiguous, until more is typed', () => {
  expect(bestCandidate('旭町1-1', [HACHIOJI, CHIBA])).toEqual({ kind: 'ambiguous' });
  expect(bestCandidate('八王子市旭町1-1', [HACHIOJI, CHIBA])).toEqual({ kind: 'found', candidate: HACHIOJI });
});

test.each([
  ['', [NISHI]],
  ['大阪市北区梅田', [NISHI]],
  ['西新宿', []],
  // A common letter does not make it the same place.
  ['町屋一丁目', [HACHIOJI]],
])('nothing is found for "%s"', (address, candidates) => {
  expect(bestCandidate(address, candidates)).toEqual({ kind: 'none' });
});

test.each([
  ['西新宿', NISHI_2.title, NISHI_2.title],
  ['西新宿2-8-1', NISHI_2.title, '西新宿2-8-1'],
  ['東京都新宿区西新宿2丁目8番1号 都庁', NISHI_2_8.title, '東京都新宿区西新宿2丁目8番1号 都庁'],
  ['東京都新宿区西新宿二丁目', NISHI_2.title, NISHI_2.title],
  ['新宿区のどこか', SHINJUKU.title, SHINJUKU.title],
  ['大阪', NISHI.title, NISHI.title],
])('after "%s", choosing %s leaves %s in the field', (typed, title, address) => {
  expect(addressAfterChoosing(typed, title)).toBe(address);
});

test('suggestions: what explains most of the text first, eight at most', () => {
  expect(suggestionsFor('西新宿2-8', [SHINJUKU, NISHI, NISHI_2_8, NISHI_2])).toEqual([
    NISHI_2_8,
    NISHI_2,
    NISHI,
    SHINJUKU,
  ]);
  const many = Array.from({ length: 30 }, (_, index) => at(`旭町${index}`, 35, 139));
  expect(suggestionsFor('旭町', many)).toHaveLength(8);
});
