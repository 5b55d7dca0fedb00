import { reportError } from '@portal/shared/observe';
import { REGISTRY_ELEMENT_ID, type RemoteBuild, readRegistry } from './registry.ts';

jest.mock('@portal/shared/observe', () => ({ reportError: jest.fn() }));
const reported = jest.mocked(reportError);
beforeEach(() => reported.mockClear());

const INTEGRITY = 'sha384-NEWS';
const build = (entry: string, integrity?: string): RemoteBuild => ({
  version: '1',
  container: 'mf_news_1',
  entry,
  ...(integrity ? { integrity } : {}),
  preload: {},
  firstPage: {},
});

const NEWS = { '/news': { title: 'お知らせ', menu: { place: 'main' } } };

function write(current: RemoteBuild, previous?: RemoteBuild, areas: unknown = NEWS): void {
  const block = document.createElement('script');
  block.id = REGISTRY_ELEMENT_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    schema: 2,
    revision: 'r1',
    remotes: { 'mf-news': { areas, current, previous } },
  });
  document.body.replaceChildren(block);
}

const SAME_ORIGIN = '/mf/mf-news/1/remoteEntry.js';
const SECURE = 'https://remotes.example.com/remoteEntry.js';
const PLAIN = 'http://remotes.example.com/remoteEntry.js';
const DEV_SERVER = 'http://127.0.0.1:4003/remoteEntry.js';

test.each([SAME_ORIGIN, SECURE])('%s with its integrity is accepted in every environment', (entry) => {
  write(build(entry, INTEGRITY));
  for (const environment of ['local', 'dev', 'staging', 'production'] as const)
    expect(readRegistry(document, environment).remotes['mf-news']?.current.entry).toBe(entry);
});

test.each(['dev', 'staging', 'production'] as const)('in %s no entry may lack integrity', (environment) => {
  for (const entry of [SAME_ORIGIN, SECURE, DEV_SERVER]) {
    write(build(entry));
    expect(() => readRegistry(document, environment)).toThrow('registry: mf-news 1 has no integrity');
  }
  write(build(SAME_ORIGIN, INTEGRITY), build(SAME_ORIGIN));
  expect(() => readRegistry(document, environment)).toThrow('has no integrity');
});

test.each(['dev', 'staging', 'production'] as const)(
  'in %s nothing is loaded over plain HTTP from another machine',
  (environment) => {
    for (const entry of [PLAIN, DEV_SERVER]) {
      write(build(entry, INTEGRITY));
      expect(() => readRegistry(document, environment)).toThrow('registry: mf-news 1 comes without TLS from elsewhere');
    }
  },
);

test.each([DEV_SERVER, 'http://localhost:4003/remoteEntry.js', 'http://[::1]:4003/remoteEntry.js'])(
  'locally a development server is accepted as it is: %s',
  (entry) => {
    write(build(entry));
    expect(readRegistry(document, 'local').remotes['mf-news']?.current.entry).toBe(entry);
  },
);

test('locally, too, an entry from another machine needs both', () => {
  write(build(SECURE));
  expect(() => readRegistry(document, 'local')).toThrow('has no integrity');
  write(build('http://127.0.0.1.example.com/remoteEntry.js', INTEGRITY));
  expect(() => readRegistry(document, 'local')).toThrow('without TLS');
});

test('a page without a registry, or with another document instead, does not start', () => {
  document.body.replaceChildren();
  expect(() => readRegistry(document, 'local')).toThrow('Expected Object but received null');
  write(build('//remotes.example.com/remoteEntry.js', INTEGRITY));
  expect(() => readRegistry(document, 'local')).toThrow();
});

const good = build(SAME_ORIGIN, INTEGRITY);
test.each<[string, Partial<RemoteBuild>]>([
  ['a version that leaves its folder', { version: '../1' }],
  ['a version with a path after it', { version: '1/..' }],
  ['no version', { version: '' }],
  ['a container that is not a name', { container: '1news' }],
  ['a container that is a piece of code', { container: 'news;alert(1)' }],
  ['a container after something else', { container: '-news' }],
  ['an entry in another scheme', { entry: 'data:text/javascript,//' }],
  ['an entry relative to the page', { entry: 'mf/remoteEntry.js' }],
  ['a shorter digest', { integrity: 'sha256-NEWS' }],
  ['two digests', { integrity: `${INTEGRITY} ${INTEGRITY}` }],
  ['a digest after something else', { integrity: `x ${INTEGRITY}` }],
  ['an empty digest', { integrity: 'sha384-' }],
])('a build with %s is refused', (_what, wrong) => {
  write({ ...good, ...wrong });
  expect(() => readRegistry(document, 'production')).toThrow('Invalid format');
});

test('a version names a release, a container its version', () => {
  const named = { version: '1.0.0-rc_2', container: 'mf_news_1A' };
  write({ ...good, ...named });
  expect(readRegistry(document, 'production').remotes['mf-news']?.current).toMatchObject(named);
});

test('a name that only ends like this machine’s is not this machine', () => {
  write(build('http://not-localhost:4003/remoteEntry.js', INTEGRITY));
  expect(() => readRegistry(document, 'local')).toThrow('without TLS');
});

test('an area is read as its remote declared it; unknown fields of a later release are ignored', () => {
  const news = NEWS['/news'];
  const later = { ...news, badge: 'unread', menu: { ...news.menu, colour: 'red' } };
  write(build(SAME_ORIGIN, INTEGRITY), undefined, { '/news': later });
  expect(readRegistry(document, 'production').remotes['mf-news']?.areas).toEqual(NEWS);
});

test.each([
  ['no area', {}],
  ['a prefix that is not a path', { news: { title: 'お知らせ' } }],
  ['an area without a title', { '/news': {} }],
  ['an empty title', { '/news': { title: '' } }],
  ['a title as long as a page', { '/news': { title: '長'.repeat(31) } }],
  ['a title of two lines', { '/news': { title: 'お知らせ\n請求' } }],
])('a registry with %s is refused', (_what, areas) => {
  write(build(SAME_ORIGIN, INTEGRITY), undefined, areas);
  expect(() => readRegistry(document, 'production')).toThrow();
});

const title = 'お知らせ';
const label = 'ニュース';
const tooLong = '長'.repeat(31);
test.each([
  ['another menu', { place: 'footer' }, undefined],
  ['a menu without a place', {}, undefined],
  ['another icon', { place: 'account', label, icon: 'bell' }, { place: 'account', label }],
  ['a label as long as a page', { place: 'main', label: tooLong }, { place: 'main' }],
  ['a tablet label as long as a page', { place: 'main', label, tabletLabel: tooLong }, { place: 'main', label }],
])('a newer remote that asks for %s does without it, and that is reported', (_what, menu, read) => {
  const order = { title: '駐車場探し', menu: { place: 'main' } };
  write(good, undefined, { '/news': { title, menu }, '/order': order });
  expect(readRegistry(document, 'production').remotes['mf-news']?.areas).toEqual({
    '/news': { title, menu: read },
    '/order': order,
  });
  expect(reported).toHaveBeenCalledTimes(1);
  expect(String(reported.mock.lastCall?.[0])).toContain('mf-news.areas./news.menu');
});

test('a registry that says what this shell knows is not reported', () => {
  write(good);
  readRegistry(document, 'production');
  expect(reported).not.toHaveBeenCalled();
});

test('the shell has a version, which older registries lack', () => {
  write(good);
  expect(readRegistry(document, 'production').shell).toBeUndefined();
  const block = document.getElementById(REGISTRY_ELEMENT_ID);
  if (block) block.textContent = JSON.stringify({ ...JSON.parse(block.textContent), shell: '7' });
  expect(readRegistry(document, 'production').shell).toBe('7');
});
