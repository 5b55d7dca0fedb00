import { findUnusable } from './unusable.ts';

test.each<[string, unknown, string | null]>([
  ['text', { a: '髙𠮷👨‍👩‍👧' }, null],
  ['NUL', { a: ['x', 'a\0b'] }, 'a.1'],
  ['half a character', { a: { b: '\ud83d' } }, 'a.b'],
  ['the largest exact number', { a: Number.MAX_SAFE_INTEGER, b: -Number.MAX_SAFE_INTEGER }, null],
  ['2^53', { a: 2 ** 53 }, 'a'],
  ['a number that is too large', { a: -Infinity }, 'a'],
])('%s', (_what, value, path) => {
  expect(findUnusable(value, value)?.path ?? null).toBe(path);
});

test('what the schema dropped or changed is checked as it came', () => {
  expect(findUnusable({ a: 'a\0b' }, { a: null })?.path).toBe('a');
  expect(findUnusable({ a: 'a\0b' }, {})?.path).toBe('a');
});

test('an empty list is not an object', () => {
  expect(findUnusable([], {})).toEqual({ path: '', message: 'Expected Object' });
  expect(findUnusable({ a: [] }, { a: {} })?.path).toBe('a');
  expect(findUnusable({ a: [] }, { a: [] })).toBeNull();
});

test('endless nesting does not overflow the stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`);
  expect(findUnusable(deep, undefined)?.message).toBe('Text that cannot be stored');
});
