import type { Case } from './cases.ts';
import type { Figures, Load } from './measure.ts';

export interface LatencyRow {
  readonly test: Case;
  readonly records: number | undefined;
  readonly before: Figures;
  readonly after: Figures;
}

export interface LoadRow {
  readonly test: Case;
  readonly before: Load;
  readonly after: Load;
}

export interface WriteRow extends Figures {
  readonly title: string;
  /** What it adds to the log of the database: the measure of a write that no other process disturbs. */
  readonly walBytes: number;
}

const ms = (value: number): string => value.toFixed(1);
const ratio = (before: number, after: number): string => `${(after / before).toFixed(2)}×`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line), ''].join('\n');
}

export const latencyTable = (rows: readonly LatencyRow[]): string =>
  table(
    ['milliseconds', 'records', 'lab median', 'lab p95', 'API median', 'API p95', 'API / lab', 'goal ≤ 0.5'],
    rows.map(({ test, records, before, after }) => [
      `${test.account} account, ${test.title}`,
      records === undefined ? '' : String(records),
      ms(before.median),
      ms(before.p95),
      ms(after.median),
      ms(after.p95),
      ratio(before.median, after.median),
      test.isGoal ? (after.median <= before.median / 2 ? 'reached' : 'MISSED') : '',
    ]),
  );

export const loadTable = (readers: number, rows: readonly LoadRow[]): string =>
  table(
    [`${readers} readers at once`, 'lab req/s', 'lab p95 ms', 'API req/s', 'API p95 ms'],
    rows.map(({ test, before, after }) => [
      `${test.account} account, ${test.title}`,
      before.perSecond.toFixed(0),
      ms(before.p95),
      after.perSecond.toFixed(0),
      ms(after.p95),
    ]),
  );

export const writeTable = (rows: readonly WriteRow[]): string =>
  table(
    ['a write through the API', 'median ms', 'p95 ms', 'bytes of log'],
    rows.map(({ title, median, p95, walBytes }) => [title, ms(median), ms(p95), walBytes.toFixed(0)]),
  );
