import { releaseOf } from './release-of.ts';

const build = (version: string, entry: string) => ({ version, container: 'c', entry, preload: {}, pageFiles: {} });
const areas = { '/news': { title: 'お知らせ' } };

test('a build is known by the folder of its entry, wherever that is, and by the registry that lists it', () => {
  const remotes = {
    'mf-news': { areas, current: build('dev', 'http://localhost:4004/remoteEntry.js'), revision: 'r6', at: 1 },
    'mf-orders': {
      areas,
      current: build('2', '/mf/mf-orders/2/remoteEntry.0f3a.js'),
      previous: build('1', '/mf/mf-orders/1/remoteEntry.js'),
      revision: 'r7',
      at: 2,
    },
  };
  expect(releaseOf(remotes, '7', 'https://portal.example/order/1?page=2')).toEqual({
    host: { name: 'shell', version: '7', revision: 'r7', folder: 'https://portal.example/shell/7/' },
    remotes: [
      { name: 'mf-news', version: 'dev', revision: 'r6', folder: 'http://localhost:4004/' },
      { name: 'mf-orders', version: '2', revision: 'r7', folder: 'https://portal.example/mf/mf-orders/2/' },
      { name: 'mf-orders', version: '1', revision: 'r7', folder: 'https://portal.example/mf/mf-orders/1/' },
    ],
  });
});

test('a canary is known as well: it may be what threw', () => {
  const canary = { build: build('3', '/mf/mf-orders/3/remoteEntry.js'), salt: 'salt-of-a-test', share: 10 };
  const orders = { areas, current: build('2', '/mf/mf-orders/2/remoteEntry.js'), canary, revision: 'r7', at: 0 };
  const { remotes } = releaseOf({ 'mf-orders': orders }, '7', 'https://portal.example/');
  expect(remotes.map(({ version, folder }) => [version, folder])).toEqual([
    ['2', 'https://portal.example/mf/mf-orders/2/'],
    ['3', 'https://portal.example/mf/mf-orders/3/'],
  ]);
});

test('without a single remote the shell is still known', () => {
  expect(releaseOf({}, '7', 'https://portal.example/').host).toMatchObject({ name: 'shell', revision: undefined });
});
