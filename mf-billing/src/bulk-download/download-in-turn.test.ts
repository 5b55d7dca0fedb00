import { ApiError } from '@portal/shared/api';
import { downloadInTurn, type Progress } from './download-in-turn.ts';

const refused = (status: number) =>
  new ApiError({ method: 'GET', call: 'GET /billing/downloaded-pdf/:id', kind: 'http', status });

/** Runs it with a download per item, and tells what happened in which order. */
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
    if (failing.includes(item)) throw refused(status);
  };
  const turns = { onProgress: (at: Progress) => progress.push(at), isStopped: () => log.length === stopAfter };
  const outcome = await downloadInTurn(items, download, turns).catch((error: ApiError) => error.status);
  return { log, progress, outcome };
}

test('one after the other, with the progress before each', async () => {
  const { log, progress, outcome } = await run(['a', 'b', 'c']);
  expect(log).toEqual(['a', 'b', 'c']);
  expect(progress).toEqual([
    { done: 0, total: 3 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
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
