import { shellContract } from '#testing/contracts.ts';
import { liveContracts } from './live-contracts.ts';

const build = (version: string) => ({
  version,
  container: 'news',
  entry: `/mf/mf-news/${version}/entry.js`,
  preload: {},
  pageFiles: {},
});
const shell = shellContract({ version: 'S1' });

test('every version that a page may load is live, also the one for some companies', () => {
  const entry = {
    areas: { '/news': { title: 'お知らせ' } },
    current: build('N2'),
    previous: build('N1'),
    canary: { build: build('N3'), salt: 'salt-salt', share: 5 },
  };
  const live = liveContracts({ shell: 'S1', remotes: { 'mf-news': entry } }, (app) => (app === 'shell' ? shell : null));
  expect(live.shell).toEqual({ version: 'S1', contract: shell });
  expect(live.remotes.map(({ place, version, contract }) => [place, version, contract])).toEqual([
    ['current', 'N2', null],
    ['previous', 'N1', null],
    ['canary', 'N3', null],
  ]);
});

test('before the first release there is no shell', () => {
  expect(liveContracts({ remotes: {} }, () => null)).toEqual({ shell: null, remotes: [] });
});
