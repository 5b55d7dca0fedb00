import { type LoadedFile, pageLoadOf, wavesOf } from './waves.ts';

const file = (
  address: string,
  [startedAt, endedAt]: [number, number?],
  more: Partial<LoadedFile> = {},
): LoadedFile => ({ address, kind: 'code', startedAt, endedAt, isOfDocument: false, bytes: 10, ...more });
const document = file('/billing', [0, 50], { kind: 'document' });
const hinted = (address: string, times: [number, number?]) => file(address, times, { isOfDocument: true });
const data = (address: string, times: [number, number?]) => file(address, times, { kind: 'data' });

test('what the document names is the second wave, however late it begins', () => {
  expect(wavesOf([document, hinted('/a.js', [60, 70]), hinted('/b.js', [80, 90])])).toEqual([1, 2, 2]);
});

test('what begins after an answer of one wave has arrived is of the next', () => {
  const files = [document, hinted('/main.js', [60, 100]), file('/page.js', [110, 150]), data('/user', [160, 200])];
  expect(wavesOf(files)).toEqual([1, 2, 3, 4]);
});

test('requests that overlap are of one wave', () => {
  expect(
    wavesOf([document, hinted('/main.js', [60, 100]), data('/user', [110, 150]), data('/menu', [149, 190])]),
  ).toEqual([1, 2, 3, 3]);
});

test('what has not arrived has asked for nothing', () => {
  expect(wavesOf([document, hinted('/main.js', [60, 100]), data('/slow', [105]), data('/user', [500, 550])])).toEqual([
    1, 2, 3, 3,
  ]);
});

test('a move within the portal has no document: its first wave waits for nothing', () => {
  expect(wavesOf([file('/entry.js', [0, 40]), file('/module.js', [45, 85]), file('/page.js', [90, 130])])).toEqual([
    1, 2, 3,
  ]);
});

test('the order of the list does not matter', () => {
  expect(wavesOf([data('/user', [110, 150]), hinted('/main.js', [60, 100]), document])).toEqual([3, 2, 1]);
});

const page = [
  document,
  hinted('/main.js', [60, 100]),
  hinted('/logo.svg', [60, 90]),
  file('/preflight', [102, 140], { kind: 'other' }),
  data('/user', [141, 180]),
  file('/late.js', [300, 340]),
].map((one) => (one.address === '/logo.svg' ? { ...one, kind: 'other' as const } : one));

test('bytes are those of code, and requests are all', () => {
  expect(pageLoadOf(page.slice(0, 5))).toEqual({ bytes: 10, requests: 5, wavesOfCode: 2 });
});

test('the waves of code do not count the data between them', () => {
  expect(pageLoadOf(page)).toMatchObject({ wavesOfCode: 3 });
});

test('what begins after the content is not waited for', () => {
  expect(pageLoadOf(page, 250)).toEqual({ bytes: 10, requests: 5, wavesOfCode: 2 });
});
