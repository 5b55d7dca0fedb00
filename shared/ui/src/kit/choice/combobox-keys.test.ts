import { effectOf } from './combobox-keys.ts';

const open = (active: number, count = 3) => ({ isOpen: true, active, count });

test.each([
  ['ArrowDown', { kind: 'open' }],
  ['ArrowUp', { kind: 'open' }],
  ['Enter', null],
  ['Escape', null],
  ['Home', null],
  ['a', null],
])('closed, %s: %j', (key, effect) => {
  expect(effectOf(key, { isOpen: false, active: -1, count: 3 })).toEqual(effect);
});

test.each([
  ['ArrowDown', -1, { kind: 'move', active: 0, isAtEnd: false }],
  ['ArrowDown', 1, { kind: 'move', active: 2, isAtEnd: true }],
  ['ArrowDown', 2, { kind: 'move', active: 2, isAtEnd: true }],
  ['ArrowUp', -1, { kind: 'move', active: 2, isAtEnd: true }],
  ['ArrowUp', 2, { kind: 'move', active: 1, isAtEnd: false }],
  ['ArrowUp', 0, { kind: 'move', active: 0, isAtEnd: false }],
  ['Home', 2, { kind: 'move', active: 0, isAtEnd: false }],
  ['End', 0, { kind: 'move', active: 2, isAtEnd: true }],
  ['Home', -1, null],
  ['End', -1, null],
  ['Enter', -1, { kind: 'stay' }],
  ['Enter', 1, { kind: 'choose', active: 1 }],
  ['Enter', 0, { kind: 'choose', active: 0 }],
  ['Escape', -1, { kind: 'close' }],
  ['Escape', 1, { kind: 'close' }],
  ['a', 1, null],
  ['Tab', 1, null],
])('open, %s at %i: %j', (key, active, effect) => {
  expect(effectOf(key, open(active))).toEqual(effect);
});

test.each(['ArrowDown', 'ArrowUp'])('in an empty list %s goes nowhere', (key) => {
  expect(effectOf(key, open(-1, 0))).toEqual({ kind: 'stay' });
});
