import type { Release } from './release-change.ts';
import { createReleases } from './releases.ts';

const AREAS = { '/news': { title: 'お知らせ' } };
const release = (shell: string, news: string): Release => ({
  shell,
  remotes: { 'mf-news': { areas: AREAS, current: { version: news } } },
});

const read = jest.fn(async (): Promise<Release> => release('7', '1'));
const reload = jest.fn(() => true);
const onFailure = jest.fn();
let mayAsk = true;
const open = () => createReleases({ page: release('7', '1'), read, onFailure, mayAsk: () => mayAsk, reload });

beforeEach(() => {
  mayAsk = true;
  jest.useFakeTimers();
  read.mockReset().mockResolvedValue(release('7', '1'));
  reload.mockReset().mockReturnValue(true);
  onFailure.mockReset();
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

test('a release that is taken back is not offered any more', async () => {
  const releases = open();
  read.mockResolvedValue(release('8', '1'));
  await releases.ask();
  read.mockResolvedValue(release('7', '1'));
  await releases.ask();
  expect(releases.offer()).toBeNull();
});

test('a failure is told to us alone, and what is known stays', async () => {
  const releases = open();
  read.mockResolvedValue(release('8', '1'));
  await releases.ask();
  const error = new TypeError('Failed to fetch');
  read.mockRejectedValue(error);
  await releases.ask();
  expect(onFailure).toHaveBeenCalledWith(error);
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
  expect(releases.seen()).toBe(latest);
});

describe('a remote is loaded', () => {
  test('in its newest version, if it has no code in the page yet', async () => {
    const releases = open();
    read.mockResolvedValue(release('7', '2'));
    await releases.ask();
    expect(releases.listed('mf-news')?.current.version).toBe('2');
    releases.noteRunning('mf-news', { version: '2', listed: '2' });
    expect(releases.offer()).toBeNull();
  });

  test('as it was when the page was opened, if it has, or if the shell has changed', async () => {
    const releases = open();
    releases.noteRunning('mf-news', { version: '1', listed: '1' });
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
    let answer: (latest: Release) => void = () => undefined;
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

  test('offline or during maintenance nothing is asked', async () => {
    mayAsk = false;
    expect(await open().check()).toBe('current');
    expect(read).not.toHaveBeenCalled();
  });
});
