import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '@portal/shared/host';
import type { Registry } from '@portal/shared/host/registry';
import { setReporter } from '@portal/shared/observe';
import type { LoadAttempt } from './load-plan.ts';
import { createRemoteLoader, GIVE_UP_MS } from './remote-loader.ts';
import portalRuntimePlugin from './runtime-plugin.ts';

jest.mock('@module-federation/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
jest.mock('@module-federation/runtime/core', () => ({ registerGlobalPlugins: jest.fn() }));
const container = { load: jest.mocked(loadRemote), register: jest.mocked(registerRemotes) };
beforeEach(() => jest.resetAllMocks());

const build = (version: string) => ({
  version,
  container: `mf_news_${version}`,
  entry: `/mf/mf-news/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
});
const registry: Registry = {
  schema: 2,
  revision: 'r7',
  remotes: { 'mf-news': { areas: { '/news': { title: 'お知らせ' } }, current: build('2'), previous: build('1') } },
};
const moduleOf = (version: string): RemoteModule => ({
  contract: 1,
  name: 'mf-news',
  version,
  routes: { '/news': [] },
});

/** A loader whose containers answer as the test says, by version; records the requests in order. */
function loaderWith(answer: (attempt: LoadAttempt) => Promise<RemoteModule>) {
  const asked: string[] = [];
  const loader = createRemoteLoader(registry, (_name, _entry, attempt) => {
    asked.push(attempt.entry);
    return answer(attempt);
  });
  return { loader, asked };
}

// The first test of the file: a page sends at most three reports a minute.
test('the number that a customer reads to the support desk is in the report of the failure', async () => {
  const reported: string[] = [];
  setReporter(async ({ reason }) => reported.push(reason));
  const { loader } = loaderWith(async () => {
    throw new Error('gone for good');
  });
  await expect(loader.load('mf-news')).rejects.toThrow('gone for good');
  expect(reported.join()).toContain(loader.reference);
});

test('a remote is loaded once, however often and however early it is requested', async () => {
  const { loader, asked } = loaderWith(async ({ version }) => moduleOf(version));
  const [first, second] = await Promise.all([loader.load('mf-news'), loader.load('mf-news')]);
  expect(first).toBe(second);
  expect(loader.loaded('mf-news')).toBe(first);
  expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js']);
});

test('when current fails, previous is loaded in the same page view', async () => {
  const { loader, asked } = loaderWith(async ({ version }) => {
    if (version === '2') throw new Error('404');
    return moduleOf(version);
  });
  expect((await loader.load('mf-news')).version).toBe('1');
  expect(asked).toEqual(['/mf/mf-news/2/remoteEntry.js', '/mf/mf-news/1/remoteEntry.js']);
});

test('if both fail, the next try uses changed addresses, and a success is not held up', async () => {
  let isDown = true;
  const { loader, asked } = loaderWith(async ({ version }) => {
    if (isDown) throw new Error('404');
    return moduleOf(version);
  });
  await expect(loader.load('mf-news')).rejects.toThrow('404');
  isDown = false;
  expect((await loader.load('mf-news')).version).toBe('2');
  expect(asked.at(-1)).toBe('/mf/mf-news/2/remoteEntry.js?retry=1');
});

test('a remote that hangs is given up in time for the previous version', async () => {
  jest.useFakeTimers();
  const { loader } = loaderWith(({ version }) =>
    version === '2' ? new Promise(() => undefined) : Promise.resolve(moduleOf(version)),
  );
  const loading = loader.load('mf-news');
  await jest.advanceTimersByTimeAsync(GIVE_UP_MS);
  expect((await loading).version).toBe('1');
  jest.useRealTimers();
});

test('an unknown remote is an error, not a wait', async () => {
  const { loader } = loaderWith(async ({ version }) => moduleOf(version));
  await expect(loader.load('mf-unknown')).rejects.toThrow('mf-unknown');
});

describe('with the federation runtime', () => {
  /** The script that the runtime would get for the entry that it was given last. */
  function scriptOfLastEntry(): HTMLScriptElement {
    const [remotes] = container.register.mock.lastCall ?? [];
    const [remote] = remotes ?? [];
    if (!remote || !('entry' in remote)) throw new Error('no entry was registered');
    const script = portalRuntimePlugin().createScript?.({ url: remote.entry });
    if (!(script instanceof HTMLScriptElement)) throw new Error('no script');
    return script;
  }
  const loaded = (remote: unknown) => container.load.mockResolvedValueOnce({ remote });

  test('an entry runs only with the content in the registry, even on a retry', async () => {
    container.load.mockRejectedValue(new Error('404'));
    const loader = createRemoteLoader(registry);
    await expect(loader.load('mf-news')).rejects.toThrow('404');
    expect(scriptOfLastEntry()).toMatchObject({
      src: 'http://localhost/mf/mf-news/1/remoteEntry.js',
      integrity: 'sha384-AAAA',
    });
    await expect(loader.load('mf-news')).rejects.toThrow('404');
    expect(scriptOfLastEntry()).toMatchObject({
      src: 'http://localhost/mf/mf-news/1/remoteEntry.js?retry=1',
      integrity: 'sha384-AAAA',
    });
  });

  test('a container of the same name that failed before is not mistaken for the requested one', async () => {
    loaded(moduleOf('2'));
    await createRemoteLoader(registry).load('mf-news');
    expect(container.register).toHaveBeenCalledWith(
      [{ name: 'mf_news_2', entry: 'http://localhost/mf/mf-news/2/remoteEntry.js' }],
      { force: true },
    );
    expect(container.load).toHaveBeenCalledWith('mf_news_2/remote');
  });

  test.each([
    ['is empty', undefined],
    ['is another remote', { ...moduleOf('2'), name: 'mf-orders' }],
    ['speaks another contract', { ...moduleOf('2'), contract: 2 }],
    ['lacks an area that the registry promises', { ...moduleOf('2'), routes: {} }],
  ])('a module that %s is a failure: the previous version is loaded', async (_what, remote) => {
    loaded(remote);
    loaded(moduleOf('1'));
    expect(await createRemoteLoader(registry).load('mf-news')).toEqual(moduleOf('1'));
  });
});
