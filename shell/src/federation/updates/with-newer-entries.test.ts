import type { RemoteModule } from '@portal/platform/remote-module';
import { loadPlan } from '#federation/loader/load-plan.ts';
import type { PageRemote } from '#federation/registry/page-registry.ts';
import { withNewerEntries } from './with-newer-entries.ts';
import { withRunningNoted } from './with-running-noted.ts';

const others = {
  renew: jest.fn(),
  loaded: () => undefined,
  buildFor: (name: string) => ({ name, version: '1' }),
  isDown: () => false,
  isListed: () => true,
  namesPage: () => false,
};
const listed = (version: string): PageRemote => ({
  areas: { '/news': { title: 'お知らせ' } },
  current: { version, container: 'c', entry: `/mf/mf-news/${version}/remoteEntry.js`, preload: {}, pageFiles: {} },
  revision: 'r',
  at: 0,
});
const nobody = () => false;
const NEWS: RemoteModule = { contract: 1, name: 'mf-news', version: '2', routes: { '/news': [] } };

describe('a remote that cannot be loaded', () => {
  const remotes: Record<string, PageRemote> = {};
  const askQuickly = jest.fn();
  const load = jest.fn();
  const loader = withNewerEntries({ load, ...others }, { remotes, askQuickly }, nobody);
  beforeEach(() => {
    remotes['mf-news'] = listed('1');
    askQuickly.mockReset();
    load.mockReset().mockRejectedValue(new Error('404'));
  });

  test('is loaded in the version that the registry lists now, without a reload', async () => {
    askQuickly.mockImplementation(async () => {
      remotes['mf-news'] = listed('2');
    });
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(NEWS);
    expect(await loader.load('mf-news', '/news', '/news/7')).toBe(NEWS);
    // Both attempts preload what that page needs.
    expect(load.mock.calls).toEqual(Array(2).fill(['mf-news', '/news', '/news/7']));
  });

  test('has failed, if the registry lists nothing else', async () => {
    await expect(loader.load('mf-news', '/news')).rejects.toThrow('404');
    expect(load).toHaveBeenCalledTimes(1);
    expect(askQuickly).toHaveBeenCalledTimes(1);
  });

  test('is tried once more only, though a release may follow a release', async () => {
    let version = 1;
    askQuickly.mockImplementation(async () => {
      version += 1;
      remotes['mf-news'] = listed(String(version));
    });
    await expect(loader.load('mf-news', '/news')).rejects.toThrow('404');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('one that can be loaded asks for no registry', async () => {
  const askQuickly = jest.fn();
  const load = jest.fn(async () => NEWS);
  const loader = withNewerEntries({ load, ...others }, { remotes: { 'mf-news': listed('1') }, askQuickly }, nobody);
  expect(await loader.load('mf-news', '/news')).toBe(NEWS);
  expect(askQuickly).not.toHaveBeenCalled();
});

describe('what runs in the page is noted', () => {
  const noteRunning = jest.fn();
  beforeEach(() => noteRunning.mockReset());
  const [attempt] = loadPlan(listed('2'), { isForCanary: false, tries: () => 0 });
  if (!attempt) throw new Error('no plan');
  const fetchAs = (fetchRemote: () => Promise<RemoteModule>) => withRunningNoted({ noteRunning }, fetchRemote);

  test('with its version, and the remote as it was listed: the previous version may stand in for the current one', async () => {
    await fetchAs(async () => NEWS)('mf-news', '/news', { ...attempt, version: '1' });
    const run = { version: '1', remote: listed('2'), isForCanary: false };
    expect(noteRunning).toHaveBeenCalledWith('mf-news', expect.objectContaining(run));
  });

  test('once it has really been loaded', async () => {
    const fetchRemote = fetchAs(() => Promise.reject(new Error('404')));
    await expect(fetchRemote('mf-news', '/news', attempt)).rejects.toThrow('404');
    expect(noteRunning).not.toHaveBeenCalled();
  });
});
