import type { WholePage } from '@portal/platform';
import { retryWhileBusy } from './retry-while-busy.ts';

/** One page of a list; `pageNumber` begins with 1. */
export type PageOfRows<Row> = (
  pageNumber: number,
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; pagination: Pick<WholePage, 'totalPages' | 'totalRecords'> }>;

export interface RowsRead<Row> {
  rows: Row[];
  /** How many the list has that could not be read, or that came and went between two pages. */
  missing: number;
}

interface Reading {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number; isWaiting: boolean }) => void;
}

/** Every row of a list, page after page, each once. */
export async function readAllRows<Row extends { id: string }>(
  pageOf: PageOfRows<Row>,
  { signal, onProgress }: Reading,
): Promise<RowsRead<Row>> {
  const rows = new Map<string, Row>();
  let [page, lastPage, total] = [0, 1, 0];
  while (page < lastPage) {
    page += 1;
    const onWait = (isWaiting: boolean) => onProgress({ done: rows.size, total, isWaiting });
    const answer = await retryWhileBusy(() => pageOf(page, signal), { signal, onWait });
    // A new row moves the others: the last of a page then comes again as the first of the next.
    for (const row of answer.rows) rows.set(row.id, row);
    lastPage = answer.pagination.totalPages;
    total = answer.pagination.totalRecords ?? rows.size;
    onWait(false);
  }
  return { rows: [...rows.values()], missing: Math.max(0, total - rows.size) };
}
