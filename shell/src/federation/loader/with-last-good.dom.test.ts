import { reportError } from '@portal/platform/observe';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import { openRegistry } from '#federation/registry/open-registry.ts';
import { newsBuild } from '#testing/news-build.ts';
import { AREAS, lastGood, openRegistryOf, registryWith, WELL, wholeBuild } from '#testing/registry-document.ts';
import type { LoadAttempt } from './load-plan.ts';
import { withLastGood } from './with-last-good.ts';

jest.mock('@portal/platform/observe', () => ({ reportError: jest.fn() }));
const reported = jest.mocked(reportError);
beforeEach(() => {
  reported.mockClear();
  window.localStorage.clear();
});

const withoutHints = (version: string) => ({ ...newsBuild(version), usesShared: undefined });

/** Opens an area as the portal does; the versions named in `dead` fail. */
async function visit(
  registry: ReturnType<typeof openRegistryOf>,
  versions: string[],
  dead: string[] = [],
  prefixes = ['/news'],
) {
  const fetchRemote = async (_name: string, _prefix: string, { version }: LoadAttempt): Promise<RemoteModule> => {
    if (dead.includes(version)) throw new Error('404');
    const routes = Object.fromEntries(prefixes.map((prefix) => [prefix, []]));
    return { contract: REMOTE_CONTRACT, name: 'mf-news', version, routes };
  };
  const remote = registry.remotes['mf-news'];
  if (!remote) throw new Error('no mf-news to visit');
  const fetch = withLastGood(lastGood, fetchRemote);
  for (const version of versions) {
    const attempt = {
      version,
      container: 'c',
      entry: '/e.js?retry=1',
      integrity: undefined,
      which: 'current' as const,
      remote,
      isForCanary: false,
    };
    await fetch('mf-news', '/news', attempt).catch(() => undefined);
  }
}

test('a remote is kept once it has loaded, as the registry lists it, without preloads, and stands in for a broken document', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  const { remotes } = openRegistryOf('{"schema":2,');
  expect(remotes).toEqual({
    'mf-news': {
      areas: { '/news': AREAS['/news'] },
      current: withoutHints('2'),
      revision: 'r2',
      at: expect.any(Number),
    },
  });
  expect(reported).toHaveBeenCalledTimes(1);
  const [error, context] = reported.mock.lastCall ?? [];
  expect(String(error)).toMatch(/not JSON\nmf-news 2 \(registry r2\) is used instead/);
  expect(context).toMatchObject({ category: 'registry' });
});

test('if only the previous version could be loaded, that one is kept, with the areas that it has', async () => {
  await visit(openRegistryOf(WELL), ['2', '1'], ['2']);
  expect(lastGood.read()['mf-news']).toMatchObject({ build: { version: '1' }, areas: { '/news': AREAS['/news'] } });
});

test('a canary is not kept: the next customer of this browser may be of another company', async () => {
  const canary = { build: wholeBuild('3'), salt: 'salt-of-a-test', share: 10 };
  await visit(openRegistryOf(registryWith({ 'mf-news': { areas: AREAS, current: wholeBuild('2'), canary } })), ['3']);
  expect(lastGood.read()).toEqual({});
});

test('a missing element, too, is a document that is broken', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  document.body.replaceChildren();
  expect(Object.keys(openRegistry(document, 'production', lastGood).remotes)).toEqual(['mf-news']);
});

test('one whose files are gone is used once, and never again', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  await visit(openRegistryOf('broken'), ['2'], ['2']);
  expect(openRegistryOf('broken').remotes).toEqual({});
});

test('one that is used does not become younger by it', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  const { at } = lastGood.read()['mf-news'] ?? {};
  jest.useFakeTimers({ now: Date.now() + 86_400_000 });
  await visit(openRegistryOf('broken'), ['2']);
  jest.useRealTimers();
  expect(lastGood.read()['mf-news']?.at).toBe(at);
});

test('a remote that a good document no longer lists is gone, even if the next document is broken', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  expect(openRegistryOf(registryWith({})).remotes).toEqual({});
  expect(openRegistryOf('broken').remotes).toEqual({});
  expect(reported).toHaveBeenCalledTimes(1);
});

test('one that is listed but broken stays kept', async () => {
  await visit(openRegistryOf(WELL), ['2']);
  for (const visitNumber of [1, 2]) {
    const { remotes } = openRegistryOf(
      registryWith({ 'mf-news': { areas: AREAS, current: { version: '3' } } }, `r${visitNumber}`),
    );
    expect(remotes['mf-news']?.current.version).toBe('2');
  }
});
