import { forgetFeatures, knownFeatures, noteFeatures } from './known-features.ts';

afterEach(forgetFeatures);

test('before the customer is known, the features are those that the host named the last time', () => {
  expect(knownFeatures()).toEqual([]);
  noteFeatures(['endedOptions', 'todo']);
  expect([...knownFeatures()].sort()).toEqual(['endedOptions', 'todo']);
  noteFeatures([]);
  expect(knownFeatures()).toEqual([]);
});

test('a kept name that this portal does not know is none', () => {
  noteFeatures(['todo']);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, 'todo,later');
  expect(knownFeatures()).toEqual(['todo']);
});
