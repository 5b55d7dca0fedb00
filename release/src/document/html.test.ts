import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, registry, shell } from '#testing/fixtures.ts';
import { renderHtml } from './html.ts';

test('configuration and registry are data in which no text can close the element early', () => {
  const html = renderHtml({ shell, registry, environment: { ...environment, companyName: '</script><b>' } });
  expect(html).not.toContain('</script><b>');
  const [, json = ''] = /<script type="application\/json" id="portal-environment">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).companyName).toBe('</script><b>');
});

test('its icon is a picture that every browser reads, with three dots for each of a tab’s', () => {
  const [, icon = ''] = /<link rel="icon" href="\/([^"]+)">/.exec(renderHtml({ shell, registry, environment })) ?? [];
  const file = readFileSync(join(__dirname, '../../../shell/public', icon));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([96, 96]);
});

const OF_EVERY_PAGE = ['/mf/mf-news/1/remoteEntry.js sha384-NEWS', '/mf/mf-news/1/remote.js '];

test('a section hints its remote’s entry with the loader’s integrity, and what each of its pages needs', () => {
  expect(hintsOf(renderHtml({ shell, registry, environment, section: '/news' }))).toEqual(OF_EVERY_PAGE);
});

test('only the document of its first page hints that page too', () => {
  const html = renderHtml({ shell, registry, environment, section: '/news', page: '/news' });
  expect(hintsOf(html)).toEqual([...OF_EVERY_PAGE, '/mf/mf-news/1/news-list.js ']);
});

test('a page below has its own hints where the build says what it needs, and not those of the first page', () => {
  const news = registry.remotes['mf-news'];
  if (!news) throw new Error('no mf-news');
  const firstPage = { ...news.current.firstPage, '/news/create': ['/mf/mf-news/1/create.js'] };
  const current = { ...news.current, firstPage, takes: { '/news/create': ['@portal/ui/forms'] } };
  const remotes = { 'mf-news': { ...news, current } };
  const html = renderHtml({
    shell,
    registry: { ...registry, remotes },
    environment,
    section: '/news',
    page: '/news/create',
  });
  expect(hintsOf(html)).toEqual([
    ...OF_EVERY_PAGE,
    '/mf/mf-news/1/create.js ',
    '/shell/7/form.js ',
    '/shell/7/fields.js ',
  ]);
});

test('and what that page takes of the shell’s modules on demand, as this shell has them', () => {
  const news = registry.remotes['mf-news'];
  if (!news) throw new Error('no mf-news');
  const takes = { '/news': ['@portal/ui/forms', '@portal/ui/of-another-shell'] };
  const remotes = { 'mf-news': { ...news, current: { ...news.current, takes } } };
  const html = (page?: string) =>
    hintsOf(
      renderHtml({
        shell,
        registry: { ...registry, remotes },
        environment,
        section: '/news',
        ...(page ? { page } : {}),
      }),
    );
  expect(html('/news').slice(-2)).toEqual(['/shell/7/form.js ', '/shell/7/fields.js ']);
  expect(html()).toEqual(OF_EVERY_PAGE);
});

test('what no page waits for is hinted after the rest', () => {
  const news = registry.remotes['mf-news'];
  if (!news) throw new Error('no mf-news');
  const remotes = {
    'mf-news': { ...news, current: { ...news.current, takes: { '/news': ['@portal/ui/forms'] } } },
  };
  const html = renderHtml({
    shell: { ...shell, late: ['fields.js'] },
    registry: { ...registry, remotes },
    environment,
    section: '/news',
    page: '/news',
  });
  expect([...html.matchAll(/href="([^"]+)" fetchpriority="low"/g)].map(([, href]) => href)).toEqual([
    '/shell/7/fields.js',
  ]);
});

test('a section whose remote has a canary hints neither version: nobody is signed in yet', () => {
  const news = registry.remotes['mf-news'];
  if (!news) throw new Error('no mf-news');
  const canary = { build: { ...news.current, version: '2' }, salt: 'salt-of-a-test', share: 10 };
  const remotes = { 'mf-news': { ...news, canary } };
  const html = renderHtml({
    shell,
    registry: { ...registry, remotes },
    environment,
    section: '/news',
    page: '/news',
  });
  expect(hintsOf(html)).toEqual([]);
});

test('a screen of the shell hints only that screen', () => {
  expect(hintsOf(renderHtml({ shell, registry, environment, section: '/', page: '/' }))).toEqual(['/shell/7/home.js ']);
});

test('the document of all other paths hints nothing', () => {
  expect(hintsOf(renderHtml({ shell, registry, environment }))).toEqual([]);
});

test.each([
  ['/news', true],
  ['/', true],
  [undefined, true],
  ['/login', false],
  ['/mfa/revert', false],
])('the document of %s hints what only customers need from the start: %s', (section, isHinted) => {
  const withLate = { ...shell, ofCustomers: ['firebase.js'] };
  const html = renderHtml({ shell: withLate, registry, environment, ...(section ? { section } : {}) });
  expect(hintsOf(html).includes('/shell/7/firebase.js ')).toBe(isHinted);
});

test('hints of our own origin have no CORS mode, like the scripts that webpack adds', () => {
  const html = renderHtml({ shell, registry, environment, section: '/news' });
  expect(html).toContain('rel="preload"');
  expect(html).not.toMatch(/<(script|link rel="preload")[^>]*crossorigin/);
});

const connections = (html: string) => [...html.matchAll(/<link rel="preconnect"[^>]*>/g)].map(([link]) => link);

test('a customer’s document opens the connection to the API while its scripts load', () => {
  const toApi = ['<link rel="preconnect" href="https://api.example.com" crossorigin>'];
  expect(connections(renderHtml({ shell, registry, environment, section: '/news' }))).toEqual(toApi);
  expect(connections(renderHtml({ shell, registry, environment }))).toEqual(toApi);
  expect(connections(renderHtml({ shell, registry, environment, section: '/login' }))).toEqual([]);
  const own = { ...environment, apiHost: '/api' };
  expect(connections(renderHtml({ shell, registry, environment: own, section: '/news' }))).toEqual([]);
});

test('nothing is hinted twice', () => {
  const files = { ofCustomers: ['customers.js'], firstPage: { '/': ['customers.js', 'home.js'] } };
  const html = renderHtml({ shell: { ...shell, ...files }, registry, environment, section: '/', page: '/' });
  expect(hintsOf(html)).toEqual(['/shell/7/customers.js ', '/shell/7/home.js ']);
});

test('the document is Japanese, and names and describes the service before any script runs [9.31]', () => {
  const html = renderHtml({ shell, registry, environment });
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('<title>現場サポートポータル</title>');
  expect(html).toContain('<meta name="description" content="駐車場探しの依頼、見積の確認、');
});

function hintsOf(html: string): string[] {
  const links = html.matchAll(/<link rel="preload" as="script" href="([^"]+)"(?: integrity="([^"]+)")?>/g);
  return [...links].map(([, href, integrity = '']) => `${href} ${integrity}`);
}

test('a document lists what its pages need; all, for a shell that reads no more, and where any may be replaced', () => {
  const isPart = (now: { shell?: typeof shell; environment?: typeof environment; section?: string }) =>
    renderHtml({ shell: { ...shell, readsRest: true }, registry, environment, ...now }).includes('"isPart":true');
  expect(isPart({})).toBe(true);
  expect(isPart({ section: '/news' })).toBe(false);
  expect(isPart({ shell })).toBe(false);
  expect(isPart({ environment: { ...environment, name: 'staging', allowRemoteOverrides: true } })).toBe(false);
});
