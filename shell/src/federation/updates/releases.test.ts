import type { ListedVersions } from './release-change.ts';
import { createReleases } from './releases.ts';

const AREAS = { '/news': { title: 'お知らせ' } };
const release = (shell: string, news: string): ListedVersions => ({
  shell,
  remotes: { 'mf-news': { areas: AREAS, current: { version: news } } },
});

const read = jest.fn(async (): Promise<ListedVersions> => release('7', '1'));
const reload = jest.fn(() => true);
let mayAsk = true;
const open = () =>
  createReleases({ page: release('7', '1'), read, mayAsk: () => mayAsk, isInCanary: () => false, reload });

/** The remote as a registry with this version lists it. */
const run = (version: string) => {
  const remote = release('7', version).remotes['mf-news'];
  if (!remote) throw new Error('no mf-news');
  return { version, remote, isForCanary: false };
};

beforeEach(() => {
  mayAsk = true;
  jest.useFakeTimers();
  read.mockReset().mockResolvedValue(release('7', '1'));
  reload.mockReset().mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

test('as long as nothing is released, nothing is offered', async () => {
  const releases = open();
  await releases.ask();
  expect(releases.offer()).toBeNull();
});

test('a release is offered; put off, it is not offered again, but the next one is', async () => {
  const releases = open();
  const listener = jest.fn();
  releases.subscribe(listener);
  read.mockResolvedValue(release('8', '1'));
  await releases.ask();
  expect(releases.offer()).toBe('shell 8');
  expect(listener).toHaveBeenCalledTimes(1);
  releases.putOff();
  expect(releases.offer()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  await releases.ask();
  expect(releases.offer()).toBeNull();
  read.mockResolvedValue(release('9', '1'));
  await releases.ask();
  expect(releases.offer()).toBe('shell 9');
});

test('put off, it stays so when a remote is opened that it changes too', async () => {
  const releases = open();
  read.mockResolvedValue(release('8', '2'));
  await releases.ask();
  releases.putOff();
  releases.noteRunning('mf-news', run('1'));
  expect(releases.offer()).toBeNull();
  read.mockResolvedValue(release('8', '3'));
  await releases.ask();
  expect(releases.offer()).toBe('shell 8, mf-news 3');
});

describe('put off, it stays so when another area is released', () => {
  const listing = (orders: string, news: string): ListedVersions => ({
    shell: '7',
    remotes: {
      'mf-orders': { areas: { '/order': {} }, current: { version: orders } },
      'mf-news': { areas: AREAS, current: { version: news } },
    },
  });
  async function openAndPutOff() {
    const remote = listing('2', '1').remotes['mf-orders'];
    if (!remote) throw new Error('no mf-orders');
    const options = { read, mayAsk: () => true, isInCanary: () => false, reload };
    const releases = createReleases({ page: listing('2', '1'), ...options });
    releases.noteRunning('mf-orders', { version: '2', remote, isForCanary: false });
    read.mockResolvedValue(listing('3', '1'));
    await releases.ask();
    expect(releases.offer()).toBe('mf-orders 3');
    releases.putOff();
    return releases;
  }

  test('that has not been opened: it changes nothing for this page', async () => {
    const releases = await openAndPutOff();
    read.mockResolvedValue(listing('3', '2'));
    await releases.ask();
    expect(releases.offer()).toBeNull();
  });

  test('but not when that one runs here, or its own next version comes', async () => {
    const releases = await openAndPutOff();
    releases.noteRunning('mf-news', run('1'));
    read.mockResolvedValue(listing('3', '2'));
    await releases.ask();
    expect(releases.offer()).toBe('mf-orders 3, mf-news 2');
    releases.putOff();
    read.mockResolvedValue(listing('4', '2'));
    await releases.ask();
    expect(releases.offer()).toBe('mf-orders 4, mf-news 2');
  });

  test('also when a part of what was put off is taken back', async () => {
    const releases = await openAndPutOff();
    releases.noteRunning('mf-news', run('1'));
    read.mockResolvedValue(listing('3', '2'));
    await releases.ask();
    releases.putOff();
    read.mockResolvedValue(listing('3', '1'));
    await releases.ask();
    expect(releases.offer()).toBeNull();
  });
});

test('a release that is taken back is not offered any more', async () => {
  const releases = open();
  read.mockResolvedValue(release('8', '1'));
  await releases.ask();
  read.mockResolvedValue(release('7', '1'));
  await releases.ask();
  expect(releases.offer()).toBeNull();
});

test('after a failure, what is known stays', async () => {
  const releases = open();
  read.mockResolvedValue(release('8', '1'));
  await releases.ask();
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  await releases.ask();
  expect(releases.offer()).toBe('shell 8');
});

test('two who ask at once ask once', async () => {
  const releases = open();
  await Promise.all([releases.ask(), releases.ask()]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the registry as it was seen last is there for whoever shows something of it', async () => {
  const releases = open();
  const latest = release('7', '2');
  read.mockResolvedValue(latest);
  await releases.ask();
  expect(releases.state().seen).toBe(latest);
});

describe('a remote is loaded', () => {
  test('in its newest version, if it has no code in the page yet', async () => {
    const releases = open();
    read.mockResolvedValue(release('7', '2'));
    await releases.ask();
    expect(releases.listed('mf-news')?.current.version).toBe('2');
    releases.noteRunning('mf-news', run('2'));
    expect(releases.offer()).toBeNull();
  });

  test('as it was when the page was opened, if it has, or if the shell has changed', async () => {
    const releases = open();
    releases.noteRunning('mf-news', run('1'));
    read.mockResolvedValue(release('7', '2'));
    await releases.ask();
    expect(releases.listed('mf-news')?.current.version).toBe('1');
    expect(releases.offer()).toBe('mf-news 2');
    const other = open();
    read.mockResolvedValue(release('8', '2'));
    await other.ask();
    expect(other.listed('mf-news')?.current.version).toBe('1');
  });
});

describe('a remote with a canary', () => {
  const build = { version: '2', container: 'c', entry: '/mf/mf-news/2/remoteEntry.js', preload: {}, pageFiles: {} };
  const canary = { build, salt: 'salt-of-a-test', share: 10 };
  const withCanary: ListedVersions = {
    shell: '7',
    remotes: { 'mf-news': { areas: AREAS, current: { version: '1' }, canary } },
  };
  const remote = withCanary.remotes['mf-news'];
  if (!remote) throw new Error('no mf-news');
  /** Whether the signed-in company is in the canary. */
  let isIn: boolean | undefined;
  const openWith = (page: ListedVersions) =>
    createReleases({ page, read, mayAsk: () => true, isInCanary: () => isIn, reload });

  test('is offered again when it goes, to the company that had it; the next one there is simply not in it', async () => {
    isIn = true;
    const releases = openWith(withCanary);
    releases.noteRunning('mf-news', { version: '2', remote, isForCanary: true });
    expect(releases.offer()).toBeNull();
    await releases.ask();
    expect(releases.offer()).toBe('mf-news 1');
    isIn = undefined;
    expect(releases.offer()).toBeNull();
    isIn = false;
    expect(releases.offer()).toBeNull();
    expect(releases.listed('mf-news')?.canary).toBeUndefined();
  });

  test('put off, its release stays so while the canary grows by others; who comes into it is offered it', async () => {
    const releases = openWith(release('6', '1'));
    isIn = false;
    releases.noteRunning('mf-news', run('1'));
    await releases.ask();
    releases.putOff();
    read.mockResolvedValue(withCanary);
    await releases.ask();
    expect(releases.offer()).toBeNull();
    isIn = true;
    expect(releases.offer()).toBe('shell 7, mf-news 2');
  });

  test('stays as it is while it runs, though the canary is gone: no page changes under anybody', async () => {
    isIn = true;
    const releases = openWith(withCanary);
    releases.noteRunning('mf-news', { version: '2', remote, isForCanary: true });
    await releases.ask();
    expect(releases.listed('mf-news')).toBe(remote);
  });

  test('that was taken over from a later registry stays so, too', async () => {
    isIn = true;
    const releases = openWith(release('7', '1'));
    read.mockResolvedValue(withCanary);
    await releases.ask();
    expect(releases.listed('mf-news')).toBe(remote);
    releases.noteRunning('mf-news', { version: '2', remote, isForCanary: true });
    expect(releases.listed('mf-news')).toBe(remote);
    expect(releases.offer()).toBeNull();
  });

  test('may run in both versions, each for its company', async () => {
    const releases = openWith(withCanary);
    releases.noteRunning('mf-news', { version: '2', remote, isForCanary: true });
    releases.noteRunning('mf-news', { version: '1', remote, isForCanary: false });
    read.mockResolvedValue(release('7', '2'));
    await releases.ask();
    isIn = true;
    expect(releases.offer()).toBeNull();
    isIn = false;
    expect(releases.offer()).toBe('mf-news 2');
  });
});

describe('when code is missing', () => {
  test('a page that is the newest is current, and does not reload', async () => {
    expect(await open().check()).toBe('current');
    expect(reload).not.toHaveBeenCalled();
  });

  test('an older page reloads; if something stands in the way, it is outdated', async () => {
    read.mockResolvedValue(release('8', '1'));
    expect(await open().check()).toBe('reloading');
    expect(reload).toHaveBeenCalledWith('shell 8');
    reload.mockReturnValue(false);
    expect(await open().check()).toBe('outdated');
  });

  test('what was put off counts: the code is missing all the same', async () => {
    const releases = open();
    read.mockResolvedValue(release('8', '1'));
    await releases.ask();
    releases.putOff();
    expect(await releases.check()).toBe('reloading');
  });

  test('nobody waits longer than a second for the answer; the bar says it later', async () => {
    let answer: (latest: ListedVersions) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const releases = open();
    const state = releases.check();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await state).toBe('current');
    answer(release('8', '1'));
    await jest.advanceTimersByTimeAsync(0);
    expect(releases.offer()).toBe('shell 8');
  });

  test('an answer that has just come is not asked for again', async () => {
    const releases = open();
    await releases.check();
    await releases.check();
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
    await releases.check();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('offline or during maintenance nothing is asked, and no page reloads, whatever is known', async () => {
    const releases = open();
    read.mockResolvedValue(release('8', '1'));
    await releases.ask();
    read.mockClear();
    await jest.advanceTimersByTimeAsync(2000);
    mayAsk = false;
    expect(await releases.check()).toBe('current');
    expect(read).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
