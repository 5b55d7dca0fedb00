import { fetchContainer } from './fetch-container.ts';
import type { LoadAttempt } from './load-plan.ts';

const page = globalThis as unknown as { __webpack_share_scopes__: unknown; mf_news_2: unknown };
const SHARED = { ui: {} };
beforeEach(() => {
  document.head.replaceChildren();
  page.__webpack_share_scopes__ = { default: SHARED };
  page.mf_news_2 = undefined;
  // jsdom has no list of what was fetched.
  performance.getEntriesByName = () => [];
});

const attempt = (entry = '/mf/mf-news/2/remoteEntry.js') =>
  ({ container: 'mf_news_2', entry, integrity: 'sha384-AAAA' }) as LoadAttempt;
const container = (exports: unknown) => ({
  init: jest.fn(async () => true),
  get: jest.fn(async () => () => exports),
});
function requested(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('no entry is requested');
  return script;
}
/** The entry arrives and runs. Without a container it is something else, such as an error page. */
function arrives(run?: ReturnType<typeof container>): void {
  const script = requested();
  if (run) page.mf_news_2 = run;
  script.dispatchEvent(new Event('load'));
}

test('the container gets what the shell shares, then it is asked for the remote', async () => {
  const loading = fetchContainer(attempt());
  const news = container('the remote');
  arrives(news);
  expect(await loading).toBe('the remote');
  expect(news.init).toHaveBeenCalledWith(SHARED);
  expect(news.get).toHaveBeenCalledWith('./remote');
  expect(news.init.mock.invocationCallOrder[0]).toBeLessThan(Number(news.get.mock.invocationCallOrder[0]));
});

test('its entry runs only with the content in the registry', () => {
  void fetchContainer(attempt());
  expect(requested()).toMatchObject({
    src: 'http://localhost/mf/mf-news/2/remoteEntry.js',
    integrity: 'sha384-AAAA',
  });
});

test('an entry that does not arrive is a failure that names it, and nothing of it stays', async () => {
  const loading = fetchContainer(attempt());
  requested().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('http://localhost/mf/mf-news/2/remoteEntry.js could not be loaded');
  expect(document.scripts).toHaveLength(0);
});

test.each([
  ['another content than the registry says', 200, 'integrity'],
  ['an answer that there is none', 404, 'entry'],
])('%s is told apart', async (_, responseStatus, kind) => {
  performance.getEntriesByName = () => [{ responseStatus } as PerformanceResourceTiming];
  const loading = fetchContainer(attempt());
  requested().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ kind });
});

test('what arrives without a container is never mistaken for the one before', async () => {
  const first = fetchContainer(attempt());
  arrives(container('the first'));
  await first;
  const renewed = fetchContainer(attempt('/mf/mf-news/2/remoteEntry.js?retry=1'));
  arrives();
  await expect(renewed).rejects.toThrow('?retry=1 could not be loaded: it has no container mf_news_2');
});

test('a container that cannot be started is a failure', async () => {
  const loading = fetchContainer(attempt());
  arrives({ ...container('x'), init: jest.fn().mockRejectedValue(new Error('it throws')) });
  await expect(loading).rejects.toThrow('it throws');
});
