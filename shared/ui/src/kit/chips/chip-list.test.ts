import { type ChipRule, chipsFinished, chipsReturned, chipsTyped, chipsWithout } from './chip-list.ts';

const RULE: ChipRule = {
  separator: /[,\s]/,
  add: (chips, text) => [...new Set([...chips, ...text.split(/[,\s]/).filter(Boolean)])],
};

test.each([
  ['a', { chips: ['x'], text: 'a' }],
  ['a,', { chips: ['x', 'a'], text: '' }],
  ['a,b', { chips: ['x', 'a'], text: 'b' }],
  ['a b c', { chips: ['x', 'a', 'b'], text: 'c' }],
  [',', { chips: ['x'], text: '' }],
  ['x,', { chips: ['x'], text: '' }],
  ['𠮷,b', { chips: ['x', '𠮷'], text: 'b' }],
])('typing %j finishes what a separator ends', (text, expected) => {
  expect(chipsTyped(RULE, { chips: ['x'], text: '' }, text)).toEqual(expected);
});

test('leaving the field finishes the last value too', () => {
  expect(chipsFinished(RULE, { chips: ['x'], text: 'a b' })).toEqual({ chips: ['x', 'a', 'b'], text: '' });
  expect(chipsFinished(RULE, { chips: ['x'], text: ' ' })).toEqual({ chips: ['x'], text: '' });
});

test('a chip is removed by its place, and what is typed stays', () => {
  expect(chipsWithout({ chips: ['a', 'b', 'c'], text: 'd' }, 1)).toEqual({ chips: ['a', 'c'], text: 'd' });
});

test.each([
  ['', { chips: ['a', 'c'], text: 'b' }],
  ['d', { chips: ['a', 'c', 'd'], text: 'b' }],
  ['a', { chips: ['a', 'c'], text: 'b' }],
])('a chip is put back into the field, and %j that is being typed there becomes a chip', (text, expected) => {
  expect(chipsReturned(RULE, { chips: ['a', 'b', 'c'], text }, 1)).toEqual(expected);
});
