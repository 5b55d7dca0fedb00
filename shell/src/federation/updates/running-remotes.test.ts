import type { ListedVersions } from './release-change.ts';
import { createRunningRemotes } from './running-remotes.ts';

type Remote = ListedVersions['remotes'][string];

const build = { version: '2', container: 'c', entry: '/mf/mf-news/2/remoteEntry.js', preload: {}, pageFiles: {} };
const listed: Remote = { areas: {}, current: { version: '1' } };
const withCanary: Remote = { ...listed, canary: { build, salt: 'salt-of-a-test', share: 10 } };

test('a remote runs from when its code is in the page, in the version that was loaded', () => {
  const { noteRunning, running, runOf } = createRunningRemotes<Remote>(() => false);
  expect(running().size).toBe(0);
  expect(runOf('mf-news')).toBeUndefined();
  noteRunning('mf-news', { version: '0', remote: listed, isForCanary: false });
  expect([...running()]).toEqual([['mf-news', { version: '0', listed: '1' }]]);
  expect(runOf('mf-news')?.remote).toBe(listed);
});

test('code that is fetched again takes the place of what ran', () => {
  const { noteRunning, running } = createRunningRemotes<Remote>(() => false);
  noteRunning('mf-news', { version: '0', remote: listed, isForCanary: false });
  noteRunning('mf-news', { version: '1', remote: listed, isForCanary: false });
  expect(running().get('mf-news')?.version).toBe('1');
});

test.each([
  ['in the canary', true, '2'],
  ['not in it', false, '1'],
  ['that nobody knows yet', undefined, undefined],
])('of a remote that runs in both versions, a company %s has its own', (_, isIn, version) => {
  const { noteRunning, running } = createRunningRemotes<Remote>(() => isIn);
  noteRunning('mf-news', { version: '2', remote: withCanary, isForCanary: true });
  noteRunning('mf-news', { version: '1', remote: withCanary, isForCanary: false });
  expect(running().get('mf-news')?.version).toBe(version);
});
