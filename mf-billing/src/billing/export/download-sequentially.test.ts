import { ApiError } from '@portal/platform/api';
import { downloadSequentially, type Progress } from './download-sequentially.ts';

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ method: 'GET', call: 'GET /billing/downloaded-pdf/:id', kind: 'http', status, retryAfterSeconds });

/** Runs a download for each item, and records what happened in which order. */
async function run(items: readonly string[], { failing = [] as string[], status = 500, stopAfter = Number.NaN } = {}) {
  const log: string[] = [];
  const progress: Progress[] = [];
  let running = 0;
  const download = async (item: string) => {
    running += 1;
    expect(running).toBe(1);
    log.push(item);
    await Promise.resolve();
    running -= 1;
    if (log.length === stopAfter) stopping.abort();
    if (failing.includes(item)) throw refused(status);
  };
  const stopping = new AbortController();
  const turns = { onProgress: (at: Progress) => progress.push(at), signal: stopping.signal };
  const outcome = await downloadSequentially(items, download, turns).catch((error: ApiError) => error.status);
  return { log, progress, outcome };
}

test('one after the other, with the progress before each', async () => {
  const { log, progress, outcome } = await run(['a', 'b', 'c']);
  expect(log).toEqual(['a', 'b', 'c']);
  expect(progress).toEqual([
    { done: 0, total: 3, isWaiting: false },
    { done: 1, total: 3, isWaiting: false },
    { done: 2, total: 3, isWaiting: false },
  ]);
  expect(outcome).toEqual({ saved: 3, failed: [], left: 0 });
});

test('one that fails is named at the end and does not hold up the others', async () => {
  const { log, outcome } = await run(['a', 'b', 'c'], { failing: ['a', 'c'] });
  expect(log).toEqual(['a', 'b', 'c']);
  expect(outcome).toEqual({ saved: 1, failed: ['a', 'c'], left: 0 });
});

test('after a stop nothing more is asked for', async () => {
  const { log, outcome } = await run(['a', 'b', 'c'], { failing: ['a'], stopAfter: 2 });
  expect(log).toEqual(['a', 'b']);
  expect(outcome).toEqual({ saved: 1, failed: ['a'], left: 1 });
});

test('the end of the session ends it', async () => {
  const { log, outcome } = await run(['a', 'b', 'c'], { failing: ['b'], status: 401 });
  expect(log).toEqual(['a', 'b']);
  expect(outcome).toBe(401);
});

test('nothing to download is done at once', async () => {
  expect((await run([])).outcome).toEqual({ saved: 0, failed: [], left: 0 });
});

describe('a server that is busy', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Refuses the first `times` requests with this. */
  function begin(items: readonly string[], refusal: ApiError, times: number) {
    const log: string[] = [];
    const waits: boolean[] = [];
    const stopping = new AbortController();
    const download = async (item: string) => {
      log.push(item);
      if (log.length <= times) throw refusal;
    };
    const onProgress = ({ isWaiting }: Progress) => waits.push(isWaiting);
    const outcome = downloadSequentially(items, download, { onProgress, signal: stopping.signal });
    return { log, waits, outcome, stop: () => stopping.abort() };
  }

  test.each([
    [429, 40],
    [503, 2],
  ])('%i: waits the %i seconds that it says, and goes on with the same bill', async (status, seconds) => {
    const { log, waits, outcome } = begin(['a', 'b'], refused(status, seconds), 1);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect([log, waits.at(-1)]).toEqual([['a'], true]);
    await jest.advanceTimersByTimeAsync(1);
    expect([log, waits.at(-1)]).toEqual([['a', 'a', 'b'], false]);
    expect(await outcome).toEqual({ saved: 2, failed: [], left: 0 });
  });

  test('a minute at most, three times for a bill, which then is named like any other that failed', async () => {
    const { log, outcome } = begin(['a', 'b'], refused(503, 3600), 4);
    await jest.advanceTimersByTimeAsync(3 * 60_000);
    expect(log).toEqual(['a', 'a', 'a', 'a', 'b']);
    expect(await outcome).toEqual({ saved: 1, failed: ['a'], left: 0 });
  });

  test('a stop while it waits counts at once; the bill is left, not failed', async () => {
    const { log, outcome, stop } = begin(['a', 'b'], refused(429, 60), 1);
    await jest.advanceTimersByTimeAsync(1000);
    stop();
    expect(await outcome).toEqual({ saved: 0, failed: [], left: 2 });
    expect(log).toEqual(['a']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('that does not say when is not waited for', async () => {
    const { log, outcome } = begin(['a', 'b'], refused(503), 1);
    expect(await outcome).toEqual({ saved: 1, failed: ['a'], left: 0 });
    expect(log).toEqual(['a', 'b']);
  });
});
