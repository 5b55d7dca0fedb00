import { releaseRequest, rollbackRequest, statusRequest } from './command-line.ts';

const released = (args: readonly string[]) => releaseRequest(args, (file) => (file === 'ids.txt' ? AOBA : null));
const AOBA = 'acct00000000000001';

test('a release names its app; the rest has defaults', () => {
  expect(released(['mf-news'])).toEqual({ app: 'mf-news', canary: null });
  expect(released(['mf-news', '--to', 'out', '--build', 'dist/1', '--over-budget', 'a chart', '--wait', '5'])).toEqual({
    app: 'mf-news',
    to: 'out',
    build: 'dist/1',
    overBudget: 'a chart',
    canary: null,
    waitMs: 5000,
  });
});

test('a release that is not as usual says why', () => {
  expect(released(['mf-news', '--without-trial', 'no browser', '--dirty', 'at night'])).toEqual({
    app: 'mf-news',
    withoutTrial: 'no browser',
    dirty: 'at night',
    canary: null,
  });
});

test('the companies of a canary may be in a file', () => {
  const canary = { share: 10, companies: [AOBA] };
  expect(released(['mf-news', '--canary', '10', '--companies', 'ids.txt'])).toEqual({ app: 'mf-news', canary });
});

test('a rollback has a reason', () => {
  expect(rollbackRequest(['mf-news', '--reason', '合計が合わない'])).toEqual({
    app: 'mf-news',
    reason: '合計が合わない',
  });
});

test('the status is that of a folder, of an address, or of both', () => {
  expect(statusRequest([])).toEqual({});
  expect(statusRequest(['--to', 'out', '--at', 'https://portal.example.jp'])).toEqual({
    to: 'out',
    at: 'https://portal.example.jp',
  });
});

test.each([
  ['a release of nothing', () => released([]), 'Name one app: npm run release mf-billing -- '],
  ['a release of two', () => released(['mf-news', 'mf-billing']), 'Name one app: '],
  ['an unknown option', () => released(['mf-news', '--force']), "Unknown option '--force'. npm run release"],
  ['an option without a value', () => released(['mf-news', '--to']), "Option '--to <value>' argument missing"],
  ['a budget that is exceeded without a reason', () => released(['mf-news', '--over-budget', ' ']), 'Say why'],
  ['a release that nobody tries', () => released(['mf-news', '--without-trial', ' ']), 'Say why nobody looks'],
  ['a release of no commit', () => released(['mf-news', '--dirty', '']), 'Say why it is no commit'],
  ['a wait without a number', () => released(['mf-news', '--wait', 'long']), '--wait long is no number of seconds.'],
  ['a rollback without a reason', () => rollbackRequest(['mf-news']), 'Say why, for whoever reads the log: '],
  ['a rollback with an empty one', () => rollbackRequest(['mf-news', '--reason', ' ']), 'Say why'],
  ['the status of one app', () => statusRequest(['mf-news']), 'The status is that of all apps: '],
  ['an address without https', () => statusRequest(['--at', 'portal.example.jp']), 'is no address: '],
])('%s is refused in words', (_what, request, words) => {
  expect(request).toThrow(words);
});
