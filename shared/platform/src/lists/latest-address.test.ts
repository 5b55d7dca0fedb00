import { latestAddress } from './latest-address.ts';

/** The address on which the next change builds, after each step. */
function after(...steps: readonly ['ask' | 'follow', string][]): string[] {
  const latest = latestAddress('a');
  return steps.map(([step, address]) => {
    latest[step](address);
    return latest.read();
  });
}

test('what was asked for last counts, also while the page is at an earlier address', () => {
  expect(after(['ask', 'b'], ['ask', 'c'], ['follow', 'b'], ['follow', 'c'])).toEqual(['b', 'c', 'c', 'c']);
});

test('the page may be there at once, without the addresses in between', () => {
  expect(after(['ask', 'b'], ['ask', 'c'], ['follow', 'c'], ['follow', 'b'])).toEqual(['b', 'c', 'c', 'b']);
});

test('where a link or Back leads counts, whatever was asked for', () => {
  expect(after(['ask', 'b'], ['follow', 'd'], ['follow', 'b'])).toEqual(['b', 'd', 'b']);
});

test('who returns to where the page is leaves nothing to follow', () => {
  expect(after(['ask', 'b'], ['ask', 'a'], ['follow', 'b'])).toEqual(['b', 'a', 'b']);
});
