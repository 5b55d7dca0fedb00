import { canLoadNewer, changeOf, type ListedVersions, type Running } from './release-change.ts';

const NEWS = { '/news': { title: 'お知らせ' } };
const ORDERS = { '/order': { title: '駐車場探しの依頼' } };
const release = (shell: string | undefined, news: string, orders = '1'): ListedVersions => ({
  shell,
  remotes: {
    'mf-news': { areas: NEWS, current: { version: news } },
    'mf-orders': { areas: ORDERS, current: { version: orders } },
  },
});
const running = (...remotes: [name: string, version: string, listed?: string][]): Running =>
  new Map(remotes.map(([name, version, listed = version]) => [name, { version, listed }]));
const page = release('7', '1');
const nobody = () => false;
const withAreas = (areas: object): ListedVersions => ({
  ...page,
  remotes: { ...page.remotes, 'mf-news': { areas, current: { version: '2' } } },
});

test.each<[string, ListedVersions, Running, string | null]>([
  ['the same release is no change', release('7', '1'), running(['mf-news', '1']), null],
  ['a new shell is one', release('8', '1'), running(), 'shell 8'],
  ['an earlier shell is one', release('6', '1'), running(), 'shell 6'],
  ['a new version of a remote that runs is one', release('7', '2'), running(['mf-news', '1']), 'mf-news 2'],
  ['going back to an earlier version is one', release('7', '0'), running(['mf-news', '1']), 'mf-news 0'],
  ['a new version of a remote that has not been opened is none', release('7', '2'), running(['mf-orders', '1']), null],
  [
    'all that changed is one change',
    release('8', '2', '3'),
    running(['mf-news', '1'], ['mf-orders', '1']),
    'shell 8, mf-news 2, mf-orders 3',
  ],
  [
    'the previous version, because the current one failed, is none',
    release('7', '1'),
    running(['mf-news', '0', '1']),
    null,
  ],
  ['going back to the version that runs already is none', release('7', '0'), running(['mf-news', '0', '1']), null],
  ['a later version than the one that failed is one', release('7', '2'), running(['mf-news', '0', '1']), 'mf-news 2'],
  ['a version taken over since, then taken back, is one', release('7', '1'), running(['mf-news', '2']), 'mf-news 1'],
  ['areas that the menus do not have are one', withAreas({ ...NEWS, '/guide': {} }), running(), 'mf-news 2'],
  ['another name of an area is one', withAreas({ '/news': { title: 'ニュース' } }), running(), 'mf-news 2'],
  ['a registry that does not name the shell says nothing about it', release(undefined, '1'), running(), null],
  ['a remote that it lacks, or lists wrongly, goes on', { shell: '7', remotes: {} }, running(['mf-news', '1']), null],
])('%s', (_, seen, runs, change) => {
  expect(changeOf(page, seen, runs, nobody)).toBe(change);
});

describe('of a canary, the company that it comes to or leaves learns, and nobody else', () => {
  const build = { version: '2', container: 'c', entry: '/mf/mf-news/2/remoteEntry.js', preload: {}, pageFiles: {} };
  const canary = { build, salt: 'salt-of-a-test', share: 10 };
  const beside = (news: string): ListedVersions => ({
    ...page,
    remotes: { ...page.remotes, 'mf-news': { areas: NEWS, current: { version: news }, canary } },
  });
  const everybody = () => true;
  test.each<[string, ListedVersions, Running, () => boolean, string | null]>([
    ['it starts: who is in it', beside('1'), running(['mf-news', '1']), everybody, 'mf-news 2'],
    ['it starts: who is not', beside('1'), running(['mf-news', '1']), nobody, null],
    ['it starts where the remote has not been opened', beside('1'), running(), everybody, null],
    ['it goes on, for who is in it', beside('1'), running(['mf-news', '2']), everybody, null],
    ['it could not be loaded and goes on', beside('1'), running(['mf-news', '1', '2']), everybody, null],
    ['it is promoted: who was in it', release('7', '2'), running(['mf-news', '2']), everybody, null],
    ['it is promoted: who was not', release('7', '2'), running(['mf-news', '1']), nobody, 'mf-news 2'],
    ['it is taken away: who was in it', release('7', '1'), running(['mf-news', '2']), everybody, 'mf-news 1'],
    ['it is taken away: who was not', release('7', '1'), running(['mf-news', '1']), nobody, null],
    ['it could not be loaded and is taken away', release('7', '1'), running(['mf-news', '1', '2']), everybody, null],
  ])('%s', (_, seen, runs, isInCanary, change) => {
    expect(changeOf(page, seen, runs, isInCanary)).toBe(change);
  });
});

test('a page whose registry did not name the shell cannot miss a new one', () => {
  expect(changeOf(release(undefined, '1'), release('8', '1'), running(), nobody)).toBeNull();
});

test('a new remote is a change: the menus lack it', () => {
  const survey = { areas: { '/survey': {} }, current: { version: '1' } };
  expect(changeOf(page, { ...page, remotes: { ...page.remotes, 'mf-survey': survey } }, running(), nobody)).toBe(
    'mf-survey 1',
  );
});

test.each<[string, ListedVersions, Running, boolean]>([
  ['a remote that has not been opened is loaded in its newest version', release('7', '2'), running(), true],
  ['one that runs stays as it is', release('7', '2'), running(['mf-news', '1']), false],
  ['not beside another shell than the one of its release', release('8', '2'), running(), false],
  ['not if the page has no places for its areas', withAreas({ '/guide': {} }), running(), false],
  ['not if it is not listed', { shell: '7', remotes: {} }, running(), false],
])('%s', (_, seen, runs, may) => {
  expect(canLoadNewer(page, seen, runs, 'mf-news')).toBe(may);
});
