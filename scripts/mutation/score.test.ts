import { isEnough, scoreOf } from './score.ts';

const results = (statuses: Record<string, number>) =>
  Object.entries(statuses).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })));

test('an endless run counts as noticed, code that no test reaches does not, an invalid change does not count', () => {
  const some = results({ Killed: 8, Timeout: 1, Survived: 1, NoCoverage: 2, CompileError: 5, Ignored: 3 });
  expect(scoreOf(some)).toBe(' 75.0 %   9 of 12 changes noticed');
});

test('nine out of ten are enough', () => {
  expect(isEnough(results({ Killed: 9, Survived: 1 }))).toBe(true);
  expect(isEnough(results({ Killed: 89, Survived: 11 }))).toBe(false);
  expect(isEnough([])).toBe(false);
});
