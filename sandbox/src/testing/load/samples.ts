/** What a customer waits for: a file of the portal, a read, a document, a write. */
export const KINDS = ['file', 'read', 'document', 'write'] as const;
export type Kind = (typeof KINDS)[number];

export interface Sample {
  readonly kind: Kind;
  readonly name: string;
  /** Until it was answered, with the attempts before and the pauses between them. */
  readonly milliseconds: number;
  readonly attempts: number;
}

/** The value that this share of the numbers does not exceed, by nearest rank; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export interface Row {
  readonly what: string;
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** How many of them took a second attempt. */
  readonly repeated: number;
}

function rowOf(what: string, samples: readonly Sample[]): Row {
  const times = samples.map(({ milliseconds }) => milliseconds);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(times, share)));
  const repeated = samples.filter(({ attempts }) => attempts > 1).length;
  return { what, count: samples.length, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, max: max ?? 0, repeated };
}

export const rowsOfKinds = (samples: readonly Sample[]): Row[] =>
  KINDS.map((kind) =>
    rowOf(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  );

/** Of each kind of call the 95th of a hundred waits no longer. A document is read, too. */
export const GOALS: readonly Goal[] = [
  { kinds: ['read', 'document'], p95: 300 },
  { kinds: ['write'], p95: 500 },
];
interface Goal {
  readonly kinds: readonly Kind[];
  /** Milliseconds. */
  readonly p95: number;
}

/** What is held against a goal. */
export const rowOfGoal = ({ kinds }: Goal, samples: readonly Sample[]): Row =>
  rowOf(
    kinds.join(' and '),
    samples.filter(({ kind }) => kinds.includes(kind)),
  );

/** By p95. */
export function slowestCalls(samples: readonly Sample[], most: number): Row[] {
  const names = new Set(samples.map(({ name }) => name));
  const rows = [...names].map((name) =>
    rowOf(
      name,
      samples.filter((sample) => sample.name === name),
    ),
  );
  return rows.sort((a, b) => b.p95 - a.p95).slice(0, most);
}

/** For docs/operate.md. */
export function tableOf(rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['what', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms', 'repeated']),
    line(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...rows.map(({ what, count, p50, p95, p99, max, repeated }) => line([what, count, p50, p95, p99, max, repeated])),
  ].join('\n');
}
