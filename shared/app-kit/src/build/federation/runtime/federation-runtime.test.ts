import federation, { type ShareScope, type WebpackRequire } from './federation-runtime.ts';

const { bundlerRuntime } = federation;
beforeEach(() => {
  globalThis.__FEDERATION__ = undefined;
});

const UI = { version: '0.1.0', get: () => () => 'the ui' };
const form = (get: () => Promise<() => unknown>) => ({ version: '0.1.0', get });

/** A build in which module 1 is taken of `ui`, 2 of `form` and 3 of something that nobody has. */
function buildOf(name: string, shared: WebpackRequire['federation']['initOptions']['shared'] = {}) {
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    S: { default: {} },
    federation: { initOptions: { name, shared } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'ui' }, 2: { shareKey: 'form' }, 3: { shareKey: 'chart' } },
    },
  };
  const installedModules: Record<number, 0 | Promise<void>> = {};
  const chunkMapping = { first: [1], page: [1, 2], chart: [3] };
  return {
    webpackRequire,
    installedModules,
    /** What webpack does while it fetches a chunk. */
    fetchChunk: (chunkId: string) => {
      const promises: unknown[] = [];
      bundlerRuntime.consumes({ webpackRequire, installedModules, chunkId, chunkMapping, promises });
      return Promise.all(promises);
    },
    /** What webpack does when the code imports the module. */
    run: (id: number): unknown => {
      const module = { exports: undefined };
      webpackRequire.c[id] = module;
      webpackRequire.m[id]?.(module);
      return module.exports;
    },
  };
}
function hostOf(shared: Parameters<typeof buildOf>[1]) {
  const host = buildOf('shell', shared);
  bundlerRuntime.init(host);
  return host;
}
const shell = (get = async () => () => 'the form' as unknown) => hostOf({ ui: [UI], form: [form(get)] });

async function remoteOf(host: ReturnType<typeof shell>) {
  const remote = buildOf('mf_news_1');
  const shareScope: ShareScope = host.webpackRequire.S.default;
  await bundlerRuntime.initContainerEntry({ webpackRequire: remote.webpackRequire, shareScope });
  return remote;
}

test('a remote takes what the shell provides, and has nothing of its own', async () => {
  const remote = await remoteOf(shell());
  await remote.fetchChunk('page');
  expect([remote.run(1), remote.run(2)]).toEqual(['the ui', 'the form']);
});

test('the platform holds up no chunk of a remote', async () => {
  const remote = await remoteOf(shell());
  expect(await remote.fetchChunk('first')).toEqual([0]);
});

test('what is fetched on demand is asked for once, however many chunks take it', async () => {
  const get = jest.fn(async () => () => 'the form');
  const remote = await remoteOf(shell(get));
  await Promise.all([remote.fetchChunk('page'), remote.fetchChunk('page')]);
  await remote.fetchChunk('page');
  expect(get).toHaveBeenCalledTimes(1);
});

test('what failed is asked for again by the next chunk, and its failure stays that chunk’s own', async () => {
  const get = jest.fn(async (): Promise<() => unknown> => () => 'the form');
  get.mockRejectedValueOnce(new Error('404'));
  const remote = await remoteOf(shell(get));
  await expect(remote.fetchChunk('page')).rejects.toThrow('404');
  await remote.fetchChunk('page');
  expect(remote.run(2)).toBe('the form');
});

test('what the shell does not provide fails by its name', async () => {
  const remote = await remoteOf(shell());
  await expect(remote.fetchChunk('chart')).rejects.toThrow('the shell does not provide chart');
});

test('the module is kept by the shell alone, so that a hot reload reaches everybody', async () => {
  let exports = 'before';
  const host = hostOf({ ui: [{ ...UI, get: () => () => exports }] });
  const remote = await remoteOf(host);
  await remote.fetchChunk('first');
  expect(remote.run(1)).toBe('before');
  expect(remote.webpackRequire.c).toEqual({});
  exports = 'after';
  expect(remote.run(1)).toBe('after');
});

test('tools see what the shell shares', async () => {
  await remoteOf(shell());
  expect(globalThis.__FEDERATION__?.__SHARE__.shell?.default.ui).toEqual({ '0.1.0': { ...UI, from: 'shell' } });
});

test('a remote starts with nothing to provide, and hides nothing of the shell', async () => {
  const remote = await remoteOf(shell());
  bundlerRuntime.init(remote);
  expect(Object.keys(globalThis.__FEDERATION__?.__SHARE__ ?? {})).toEqual(['shell']);
});
