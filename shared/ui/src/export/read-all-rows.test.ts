import { ApiError } from '@portal/platform/api';
import { readAllRows } from './read-all-rows.ts';

const row = (id: number) => ({ id: String(id) });
const page = (rows: readonly { id: string }[], totalPages: number, totalRecords: number) => ({
  rows,
  pagination: { totalPages, totalRecords },
});
const QUIET = { signal: new AbortController().signal, onProgress: () => undefined };

test('each page is asked for once, in order, with the progress after each', async () => {
  const asked: number[] = [];
  const progress: unknown[] = [];
  const pages = [[row(1), row(2)], [row(3), row(4)], [row(5)]];
  const read = await readAllRows(
    async (pageNumber) => {
      asked.push(pageNumber);
      return page(pages[pageNumber - 1] ?? [], 3, 5);
    },
    { ...QUIET, onProgress: (at) => progress.push(at) },
  );
  expect([asked, read]).toEqual([[1, 2, 3], { rows: [1, 2, 3, 4, 5].map(row), missing: 0 }]);
  expect(progress).toEqual([2, 4, 5].map((done) => ({ done, total: 5, isWaiting: false })));
});

test('a row that two pages have is there once; what is missing is counted', async () => {
  const pages = [
    [row(1), row(2)],
    [row(2), row(3)],
  ];
  const read = await readAllRows(async (pageNumber) => page(pages[pageNumber - 1] ?? [], 2, 4), QUIET);
  expect(read).toEqual({ rows: [1, 2, 3].map(row), missing: 1 });
});

test('an empty list is read at once', async () => {
  expect(await readAllRows(async () => page([], 0, 0), QUIET)).toEqual({ rows: [], missing: 0 });
});

test('a busy server is asked again when it said', async () => {
  const busy = new ApiError({ method: 'GET', call: 'GET /billing', kind: 'http', status: 429, retryAfterSeconds: 0 });
  const waits: boolean[] = [];
  let asked = 0;
  const read = await readAllRows(
    async () => {
      asked += 1;
      if (asked === 1) throw busy;
      return page([row(1)], 1, 1);
    },
    { ...QUIET, onProgress: ({ isWaiting }) => waits.push(isWaiting) },
  );
  expect([asked, read.rows, waits]).toEqual([2, [row(1)], [true, false, false]]);
});
