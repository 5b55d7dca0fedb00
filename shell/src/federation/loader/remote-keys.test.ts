import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { remoteKeys } from './remote-keys.ts';

const build = { version: '2', container: 'c', entry: '/mf/mf-news/2/remoteEntry.js', preload: {}, pageFiles: {} };
const listed = { areas: {}, current: { ...build, version: '1' }, revision: 'r7', at: 0 };
const remotes: PageRegistry['remotes'] = {
  'mf-news': { ...listed, canary: { build, salt: 'salt-of-a-test', share: 10 } },
  'mf-orders': listed,
};

test.each([
  ['mf-news', true, true, 'mf-news canary'],
  ['mf-news', false, false, 'mf-news'],
  ['mf-news', undefined, false, 'mf-news'],
  ['mf-orders', true, false, 'mf-orders'],
  ['mf-unknown', true, false, 'mf-unknown'],
])('%s, for a company of which the canary says %s', (name, isIn, isForCanary, key) => {
  const keys = remoteKeys(remotes, () => isIn);
  expect([keys.isForCanary(name), keys.keyOf(name)]).toEqual([isForCanary, key]);
});
