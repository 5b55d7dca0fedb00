import type { Case } from './cases.ts';
import type { Figures, Load } from './measure.ts';

export interface LatencyRow {
  readonly test: Case;
  readonly records: number | undefined;
  readonly figures: Figures;
}

export interface LoadRow {
  readonly test: Case;
  readonly load: Load;
}

/** What somebody notices of the others. */
export interface CrowdRow {
  readonly title: string;
  readonly user: Figures;
  /** Answered, and refused with 503, since too many were waiting. */
  readonly documents: number;
  readonly refused: number;
  readonly searches: number;
}

export interface WriteRow extends Figures {
  readonly title: string;
  /** The bytes added to the database's log: a measure of a write that other processes do not disturb. */
  readonly walBytes: number;
}

const ms = (value: number): string => value.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line), ''].join('\n');
}

export const latencyTable = (rows: readonly LatencyRow[]): string =>
  table(
    ['milliseconds', 'records', 'median', 'p95'],
    rows.map(({ test, records, figures }) => [
      `${test.account} account, ${test.title}`,
      records === undefined ? '' : String(records),
      ms(figures.median),
      ms(figures.p95),
    ]),
  );

export const loadTable = (readers: number, rows: readonly LoadRow[]): string =>
  table(
    [`${readers} readers at once`, 'requests a second', 'p95 ms'],
    rows.map(({ test, load }) => [`${test.account} account, ${test.title}`, load.perSecond.toFixed(0), ms(load.p95)]),
  );

export const writeTable = (rows: readonly WriteRow[]): string =>
  table(
    ['a write through the API', 'median ms', 'p95 ms', 'bytes of log'],
    rows.map(({ title, median, p95, walBytes }) => [title, ms(median), ms(p95), walBytes.toFixed(0)]),
  );

export const crowdTable = (rows: readonly CrowdRow[]): string =>
  table(
    ['30 download, 20 search; 10 others ask for `/user`', 'median ms', 'p95 ms', 'documents', 'refused', 'searches'],
    rows.map(({ title, user, documents, refused, searches }) => [
      title,
      ms(user.median),
      ms(user.p95),
      ...[documents, refused, searches].map(String),
    ]),
  );
