import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Registry, RemoteEntry } from '@portal/platform/registry';
import { registry, shell } from '#testing/fixtures.ts';
import { filesByPage, type PageFile } from './page-files.ts';

const ENTRY = '/mf/mf-news/1/remoteEntry.js';
const OF_EVERY_PAGE = [ENTRY, '/mf/mf-news/1/remote.js'];
const [NAME = '', NEWS] = Object.entries(registry.remotes)[0] ?? [];

interface Change {
  shell?: Partial<BuildRecord>;
  /** Of the remote's build. */
  build?: Partial<RemoteEntry['current']>;
  /** Of its entry. */
  remote?: Partial<RemoteEntry>;
}

/** As the document's script chooses them. */
function filesAt(pathname: string, change: Change = {}): readonly PageFile[] {
  if (!NEWS) throw new Error('the registry lists no remote');
  const remote = { ...NEWS, current: { ...NEWS.current, ...change.build }, ...change.remote };
  const changed: Registry = { ...registry, remotes: { [NAME]: remote } };
  const pages = filesByPage({ shell: { ...shell, ...change.shell }, registry: changed });
  return pages.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];
}
const hrefsAt = (pathname: string, change?: Change) => filesAt(pathname, change).map(({ href }) => href);

const PAGES = {
  '/news': ['/list.js'],
  '/news/:id': ['/detail.js'],
  '/news/:id/:part': ['/part.js'],
  '/news/:id/print': ['/print.js'],
  '/news/create/:step': ['/step.js'],
  '/news/create': ['/create.js'],
  '/other/create': ['/other.js'],
};

test.each([
  ['/news', '/list.js'],
  ['/news/', '/list.js'],
  ['/news/create', '/create.js'],
  ['/news/abc', '/detail.js'],
  ['/news/a.b', '/detail.js'],
  ['/news/abc/', '/detail.js'],
  ['/news/%E9%A7%90', '/detail.js'],
  ['/news/abc/print', '/print.js'],
  ['/news/create/print', '/step.js'],
  ['/news/abc/def', '/part.js'],
])('%s asks for its own page beside what each page of its area needs', (pathname, own) => {
  expect(hrefsAt(pathname, { build: { pageFiles: PAGES } })).toEqual([...OF_EVERY_PAGE, own]);
});

test.each(['/news/abc/def/ghi', '/news//abc'])('%s, of which no build says anything, asks for the rest', (pathname) => {
  expect(hrefsAt(pathname, { build: { pageFiles: PAGES } })).toEqual(OF_EVERY_PAGE);
});

test.each(['/newspaper', '/NEWS', '//news', '/other/create', '/no/such/page'])(
  '%s belongs to no area, whatever a build says: it asks for nothing of one',
  (pathname) => {
    expect(hrefsAt(pathname, { build: { pageFiles: PAGES } })).toEqual([]);
  },
);

test('the entry has the integrity with which the loader asks for it; nothing else has one', () => {
  expect(filesAt('/news')).toEqual([
    { href: ENTRY, integrity: 'sha384-NEWS' },
    { href: '/mf/mf-news/1/remote.js' },
    { href: '/mf/mf-news/1/news-list.js' },
  ]);
});

test('a page asks for what it takes of the shell’s modules on demand, as this shell has them', () => {
  const build = { usesShared: { '/news': ['@portal/ui/forms', '@portal/ui/of-another-shell'] } };
  expect(hrefsAt('/news', { build }).slice(-2)).toEqual(['/shell/7/form.js', '/shell/7/fields.js']);
  expect(hrefsAt('/news/abc', { build })).toEqual(OF_EVERY_PAGE);
});

test('what no page waits for comes after the rest', () => {
  const build = { usesShared: { '/news': ['@portal/ui/forms'] } };
  expect(
    filesAt('/news', { shell: { lowPriorityFiles: ['fields.js'] }, build }).filter((file) => file.fetchPriority),
  ).toEqual([{ href: '/shell/7/fields.js', fetchPriority: 'low' }]);
});

test('of a remote with a canary neither version is asked for: nobody is signed in yet', () => {
  const canary = {
    build: { ...registry.remotes[NAME]?.current, version: '2' } as RemoteEntry['current'],
    salt: 'salt-of-a-test',
    share: 10,
  };
  expect(hrefsAt('/news', { remote: { canary } })).toEqual([]);
});

test('nor is anything of a development server', () => {
  expect(hrefsAt('/news', { build: { integrity: undefined } })).toEqual([]);
});

test('a screen of the shell asks only for that screen', () => {
  expect(hrefsAt('/')).toEqual(['/shell/7/home.js']);
});

test.each([
  ['/news', true],
  ['/', true],
  ['/no/such/page', true],
  ['/login', false],
  ['/mfa/revert', false],
])('%s asks for what only customers need from the start: %s', (pathname, isAsked) => {
  const screens = { '/': [], '/login': [], '/mfa/revert': [] };
  expect(
    hrefsAt(pathname, { shell: { signedInFiles: ['firebase.js'], pageFiles: screens } }).includes(
      '/shell/7/firebase.js',
    ),
  ).toBe(isAsked);
});

test('nothing is asked for twice', () => {
  const files = { signedInFiles: ['customers.js'], pageFiles: { '/': ['customers.js', 'home.js'] } };
  expect(hrefsAt('/', { shell: files })).toEqual(['/shell/7/customers.js', '/shell/7/home.js']);
});
