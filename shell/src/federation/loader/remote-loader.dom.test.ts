import { RemoteContractError, type RemoteModule } from '@portal/platform/remote-module';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { newsBuild } from '#testing/news-build.ts';
import { fetchContainer } from './fetch-container.ts';
import type { LoadAttempt } from './load-plan.ts';
import { preloadBuild } from './preload-build.ts';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('./preload-build.ts', () => ({ preloadBuild: jest.fn() }));
const preloaded = jest.mocked(preloadBuild);
jest.mock('./fetch-container.ts', () => ({ fetchContainer: jest.fn() }));
const fetched = jest.mocked(fetchContainer);
beforeEach(() => jest.resetAllMocks());

const remotes: PageRegistry['remotes'] = {
  'mf-news': {
    areas: { '/news': { title: 'お知らせ' } },
    current: newsBuild('2'),
    previous: newsBuild('1'),
    revision: 'r7',
    at: 0,
  },
};
const nobody = () => false;
const moduleOf = (version: string): RemoteModule => ({
  contract: 1,
  name: 'mf-news',
  version,
  routes: { '/news': [] },
});

/** A loader whose containers answer as the test says, by version; records the requests in order. */
function loaderWith(answer: (attempt: LoadAttempt, prefix: string) => Promise<RemoteModule>) {
  const asked: string[] = [];
  const loader = createRemoteLoader(remotes, nobody, (_name, prefix, attempt) => {
    asked.push(attempt.entry);
    return answer(attempt, prefix);
  });
  return { loader, asked };
}

test('a remote is loaded once, however often and however early it is requested', async () => {
  const { loader, asked } = loaderWith(async ({ version }) => moduleOf(version));
  const [first, second] = await Promise.all([loader.load('mf-news', '/news'), loader.load('mf-news', '/news')]);
  expect(first).toBe(second);
  expect(loader.loaded('mf-news', '/news')).toBe(first);
  expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js']);
});

test('when current fails, previous is loaded in the same page view', async () => {
  const { loader, asked } = loaderWith(async ({ version }) => {
    if (version === '2') throw new Error('404');
    return moduleOf(version);
  });
  expect((await loader.load('mf-news', '/news')).version).toBe('1');
  expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js', '/mf/mf-news/1/remoteEntry.js']);
});

test('if both fail, the next try uses changed addresses, and a success is not held up', async () => {
  let isDown = true;
  const { loader, asked } = loaderWith(async ({ version }) => {
    if (isDown) throw new Error('404');
    return moduleOf(version);
  });
  await expect(loader.load('mf-news', '/news')).rejects.toThrow('404');
  isDown = false;
  expect((await loader.load('mf-news', '/news')).version).toBe('2');
  expect(asked.at(-1)).toBe('/mf/mf-news/2/remoteEntry.js?retry=1');
});

test('what the page needs is asked for beside each entry: the page of the link, or of the address bar', async () => {
  const seen = () => preloaded.mock.calls.map(([{ entry }, prefix, pathname]) => [entry, prefix, pathname]);
  const { loader } = loaderWith(async ({ version }) => {
    expect(preloaded).toHaveBeenCalled();
    if (version === '2') throw new Error('404');
    return moduleOf(version);
  });
  await loader.load('mf-news', '/news', '/news/7');
  expect(seen()).toEqual([
    ['/mf/mf-news/2/remoteEntry.js', '/news', '/news/7'],
    ['/mf/mf-news/1/remoteEntry.js', '/news', '/news/7'],
  ]);
  await loader.renew('mf-news', '/news');
  expect(seen().at(-1)).toEqual(['/mf/mf-news/1/remoteEntry.js?retry=1', '/news', '/']);
});

test('an unknown remote is an error, not a wait', async () => {
  const { loader } = loaderWith(async ({ version }) => moduleOf(version));
  await expect(loader.load('mf-unknown', '/unknown')).rejects.toThrow('mf-unknown');
  expect([loader.isListed('mf-unknown'), loader.isListed('mf-news')]).toEqual([false, true]);
});

describe('a release that adds an area', () => {
  const NEWS = { ...moduleOf('1'), routes: { '/news': [] } };
  const NEWS_AND_GUIDE = { ...moduleOf('2'), routes: { '/news': [], '/guide': [] } };
  let isDown: boolean;
  beforeEach(() => {
    isDown = true;
  });
  const loaderOfRelease = () =>
    loaderWith(async ({ version }, prefix) => {
      if (version === '2' && isDown) throw new Error('404');
      const module = version === '2' ? NEWS_AND_GUIDE : NEWS;
      if (!(prefix in module.routes)) throw new RemoteContractError(`no ${prefix}`);
      return module;
    });

  test('when it fails, the previous version still serves its own areas', async () => {
    const { loader } = loaderOfRelease();
    expect(await loader.load('mf-news', '/news')).toBe(NEWS);
    expect(loader.loaded('mf-news', '/news')).toBe(NEWS);
    expect(loader.loaded('mf-news', '/guide')).toBeUndefined();
  });

  test('the new area is requested again, at a changed address, and the others stay as they are', async () => {
    const { loader, asked } = loaderOfRelease();
    await loader.load('mf-news', '/news');
    await expect(loader.load('mf-news', '/guide')).rejects.toThrow('no /guide');
    expect(asked.at(-2)).toBe('/mf/mf-news/2/remoteEntry.js?retry=1');
    const count = asked.length;
    expect(await loader.load('mf-news', '/news')).toBe(NEWS);
    expect(asked).toHaveLength(count);
    isDown = false;
    expect(await loader.load('mf-news', '/guide')).toBe(NEWS_AND_GUIDE);
    expect(asked.at(-1)).toBe('/mf/mf-news/2/remoteEntry.js?retry=2');
  });

  test('areas that are requested at the same time load each version once', async () => {
    isDown = false;
    const { loader, asked } = loaderOfRelease();
    await Promise.all(['/news', '/guide', '/news'].map((prefix) => loader.load('mf-news', prefix)));
    expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js']);
  });

  test('an old area that is requested at the same time does not fail with the new one', async () => {
    const { loader } = loaderOfRelease();
    const [guide, news] = await Promise.allSettled(['/guide', '/news'].map((prefix) => loader.load('mf-news', prefix)));
    expect(guide?.status).toBe('rejected');
    expect(news).toEqual({ status: 'fulfilled', value: NEWS });
  });
});

test('a remote that cannot be loaded is not requested again for another area that waits for it', async () => {
  const { loader, asked } = loaderWith(() => Promise.reject(new Error('404')));
  const both = await Promise.allSettled(['/news', '/guide'].map((prefix) => loader.load('mf-news', prefix)));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(2);
});

describe('after a crash', () => {
  test('fresh code is loaded, from a changed address', async () => {
    const { loader, asked } = loaderWith(async ({ version }) => moduleOf(version));
    const crashed = await loader.load('mf-news', '/news');
    const renewed = await loader.renew('mf-news', '/news');
    expect(renewed).not.toBe(crashed);
    expect(loader.loaded('mf-news', '/news')).toBe(renewed);
    expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js', '/mf/mf-news/2/remoteEntry.js?retry=1']);
  });

  test('without a network, the code in memory gets another chance', async () => {
    let isOffline = false;
    const { loader } = loaderWith(async ({ version }) => {
      if (isOffline) throw new Error('offline');
      return moduleOf(version);
    });
    const crashed = await loader.load('mf-news', '/news');
    isOffline = true;
    expect(await loader.renew('mf-news', '/news')).toBe(crashed);
    expect(loader.loaded('mf-news', '/news')).toBe(crashed);
    expect(loader.isDown('mf-news', '/news')).toBe(false);
  });
});

test('the build of an area is the one that is loaded, otherwise the one to load', async () => {
  const { loader } = loaderWith(async ({ version }) => {
    if (version === '2') throw new Error('404');
    return moduleOf(version);
  });
  expect(loader.buildFor('mf-news', '/news')).toEqual({ name: 'mf-news', version: '2', revision: 'r7' });
  await loader.load('mf-news', '/news');
  expect(loader.buildFor('mf-news', '/news')).toEqual({ name: 'mf-news', version: '1', revision: 'r7' });
  expect(loader.buildFor('mf-unknown', '/unknown')).toEqual({ name: 'mf-unknown', version: 'unknown' });
});

test('whether a page exists is known from the build that the company is to have, without loading it', async () => {
  const naming = (version: string, ...paths: string[]) => ({
    ...newsBuild(version),
    pageFiles: Object.fromEntries(paths.map((path) => [path, []])),
  });
  const listed = { areas: {}, current: naming('2', '/news'), revision: 'r8', at: 0 };
  const canary = { build: naming('3', '/news', '/news/create'), salt: 'salt-of-a-test', share: 10 };
  let seen: boolean | undefined;
  const loader = createRemoteLoader(
    { 'mf-news': listed, 'mf-guide': { ...listed, canary } },
    () => seen,
    async () => {
      throw new Error('404');
    },
  );
  const names = (pathname: string) => [loader.namesPage('mf-news', pathname), loader.namesPage('mf-guide', pathname)];
  expect(loader.namesPage('mf-none', '/news')).toBe(false);
  expect(names('/news')).toEqual([true, false]);
  seen = true;
  expect(names('/news/create')).toEqual([false, true]);
  seen = false;
  expect(names('/news/create')).toEqual([false, false]);
  expect(names('/news')).toEqual([true, true]);
  // What cannot be loaded has no page to offer.
  await loader.load('mf-news', '/news').catch(() => undefined);
  expect(names('/news')).toEqual([false, true]);
});

describe('a remote is down', () => {
  test('from the failure of all its versions to the next success', async () => {
    let isGone = true;
    const { loader } = loaderWith(async ({ version }) => {
      if (isGone) throw new Error('404');
      return moduleOf(version);
    });
    expect(loader.isDown('mf-news', '/news')).toBe(false);
    await expect(loader.load('mf-news', '/news')).rejects.toThrow('404');
    expect(loader.isDown('mf-news', '/news')).toBe(true);
    expect(loader.isDown('mf-news', '/guide')).toBe(true);
    isGone = false;
    await loader.load('mf-news', '/news');
    expect(loader.isDown('mf-news', '/news')).toBe(false);
  });

  test('but not because it lacks one area', async () => {
    const { loader } = loaderWith(async () => {
      throw new RemoteContractError('no /guide');
    });
    await expect(loader.load('mf-news', '/guide')).rejects.toThrow('no /guide');
    expect(loader.isDown('mf-news', '/news')).toBe(false);
  });
});

describe('from containers', () => {
  const exporting = (remote: unknown) => fetched.mockResolvedValueOnce({ remote });

  test('an entry runs only with the content in the registry, even on a retry', async () => {
    fetched.mockRejectedValue(new Error('404'));
    const loader = createRemoteLoader(remotes, nobody);
    for (const _try of [1, 2]) await expect(loader.load('mf-news', '/news')).rejects.toThrow('404');
    expect(fetched.mock.calls.map(([{ container, entry, integrity }]) => [container, entry, integrity])).toEqual([
      ['mf_news_2', '/mf/mf-news/2/remoteEntry.js', 'sha384-AAAA'],
      ['mf_news_1', '/mf/mf-news/1/remoteEntry.js', 'sha384-AAAA'],
      ['mf_news_2', '/mf/mf-news/2/remoteEntry.js?retry=1', 'sha384-AAAA'],
      ['mf_news_1', '/mf/mf-news/1/remoteEntry.js?retry=1', 'sha384-AAAA'],
    ]);
  });

  test('a version without the areas of a newer one still serves its own', async () => {
    const areas = { '/news': { title: 'お知らせ' }, '/guide': { title: 'お知らせの読み方' } };
    const newer = { 'mf-news': { areas, current: newsBuild('2'), previous: newsBuild('1'), revision: 'r8', at: 0 } };
    fetched.mockRejectedValueOnce(new Error('404'));
    exporting(moduleOf('1'));
    expect(await createRemoteLoader(newer, nobody).load('mf-news', '/news')).toEqual(moduleOf('1'));
  });

  test.each([
    ['is empty', undefined],
    ['is another remote', { ...moduleOf('2'), name: 'mf-orders' }],
    ['speaks another contract', { ...moduleOf('2'), contract: 2 }],
    ['lacks the requested area', { ...moduleOf('2'), routes: {} }],
  ])('a module that %s is a failure: the previous version is loaded', async (_what, remote) => {
    exporting(remote);
    exporting(moduleOf('1'));
    expect(await createRemoteLoader(remotes, nobody).load('mf-news', '/news')).toEqual(moduleOf('1'));
  });
});
