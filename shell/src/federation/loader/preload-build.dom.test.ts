import type { LoadAttempt } from './load-plan.ts';
import { preloadBuild } from './preload-build.ts';

const fetchForm = jest.fn(async () => () => 'the form');
const shared = { form: { '0.1.0': { get: fetchForm } } };
Object.assign(globalThis, { __webpack_share_scopes__: { default: shared } });

const BUILD = {
  version: '2',
  container: 'mf_news_2',
  entry: '/mf/mf-news/2/remoteEntry.js',
  integrity: 'sha384-AAAA',
  preload: { '/news': ['/mf/mf-news/2/remote.js'], '/guide': ['/mf/mf-news/2/guide.js'] },
  pageFiles: {
    '/news': ['/mf/mf-news/2/news-list.js'],
    '/news/:id': ['/mf/mf-news/2/detail.js'],
    '/news/create': ['/mf/mf-news/2/create.js'],
  },
  usesShared: { '/news': ['form', 'of-a-newer-shell'], '/news/create': ['form'], '/news/:id': ['form'] },
};
const attempt = (changes: Partial<LoadAttempt> = {}): LoadAttempt => ({
  ...BUILD,
  which: 'current',
  remote: { areas: {}, current: BUILD, revision: 'r1', at: 0 },
  isForCanary: false,
  ...changes,
});
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.getAttribute('href'));
beforeEach(() => {
  document.head.replaceChildren();
  jest.clearAllMocks();
});

test('what each page of the area needs is asked for at once', () => {
  preloadBuild(attempt(), '/news', '/news/1/answers');
  expect(preloaded()).toEqual(['/mf/mf-news/2/remote.js']);
  expect(fetchForm).not.toHaveBeenCalled();
});

test('its own page, too, if that is the one, and what that takes of the shell', () => {
  preloadBuild(attempt(), '/news', '/news');
  expect(preloaded()).toEqual(['/mf/mf-news/2/remote.js', '/mf/mf-news/2/news-list.js']);
  expect(fetchForm).toHaveBeenCalledTimes(1);
});

test('a page below that the build knows is asked for in place of the first one', () => {
  preloadBuild(attempt(), '/news', '/news/create');
  expect(preloaded()).toEqual(['/mf/mf-news/2/remote.js', '/mf/mf-news/2/create.js']);
  expect(fetchForm).toHaveBeenCalledTimes(1);
});

test('a page with a parameter is the one that the router takes for the address', () => {
  preloadBuild(attempt(), '/news', '/news/1/');
  expect(preloaded()).toEqual(['/mf/mf-news/2/remote.js', '/mf/mf-news/2/detail.js']);
  expect(fetchForm).toHaveBeenCalledTimes(1);
});

test('a preload that fails is not reported: whoever takes the module asks again', async () => {
  fetchForm.mockRejectedValueOnce(new Error('404'));
  const escaped = jest.fn();
  process.on('unhandledRejection', escaped);
  preloadBuild(attempt(), '/news', '/news');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', escaped);
  expect(escaped).not.toHaveBeenCalled();
});

test('nothing that the document preloads is preloaded twice', () => {
  const link = { rel: 'preload', as: 'script', href: '/mf/mf-news/2/remote.js' };
  document.head.append(Object.assign(document.createElement('link'), link));
  preloadBuild(attempt(), '/news', '/news/1/answers');
  expect(preloaded()).toHaveLength(1);
});

test('a container that is fetched again asks for its chunks under its own query, and so do the preloads', () => {
  preloadBuild(attempt({ entry: `${BUILD.entry}?retry=2` }), '/guide', '/guide');
  expect(preloaded()).toEqual(['/mf/mf-news/2/guide.js?retry=2']);
});

test('another version preloads its own files', () => {
  const remote = { ...attempt().remote, previous: { ...BUILD, preload: { '/news': ['/mf/mf-news/1/remote.js'] } } };
  preloadBuild(attempt({ which: 'previous', remote }), '/news', '/news/1/answers');
  expect(preloaded()).toEqual(['/mf/mf-news/1/remote.js']);
});

test('what comes from a development server is not preloaded', () => {
  preloadBuild(attempt({ entry: 'http://localhost:4004/remoteEntry.js' }), '/news', '/news');
  expect(preloaded()).toEqual([]);
});
