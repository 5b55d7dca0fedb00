/** The report at the end of a test run. */

export interface Part {
  readonly what: string;
  readonly seconds: number;
  readonly count: Count;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
  readonly skipped?: readonly Skip[];
  readonly times?: readonly Time[];
}

/** A test that failed, and the first line of what it said. */
export interface Failure {
  readonly what: string;
  readonly why: string;
}

/** What was not tested, for example "14 tests (no poppler: apt-get install poppler-utils)". */
export interface Skip {
  readonly count: number;
  readonly of: string;
  readonly why: string;
}

export interface Time {
  readonly what: string;
  readonly seconds: number;
}

const SLOWEST = 20;

export const slowest = (times: readonly Time[]): Time[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

/**
 * For a reader who only sees the end: where the time went, what failed, the parts, and one line with everything that
 * matters.
 */
export function reportLines(parts: readonly Part[]): string[] {
  const times = parts.flatMap(({ what, count }) => {
    const slow = slowest(count.times ?? []);
    if (slow.length === 0) return [];
    return [`Slowest of "${what}":`, ...slow.map(({ what, seconds }) => `${inSeconds(seconds)}  ${what}`), ''];
  });
  const results = parts.map(({ what, seconds, count: { passed, failed, skipped = [] } }) =>
    [`${what}: ${passed} of ${passed + failed} in ${seconds} s`, ...skipped.map(skipWords)].join('; skipped: '),
  );
  const failures = parts.flatMap(({ what, count }) => {
    if (count.failures === undefined || count.failures.length === 0) return [];
    return [`Failed of "${what}":`, ...count.failures.flatMap(({ what, why }) => [`  ${what}`, `    ${why}`]), ''];
  });
  return [...times, ...failures, ...results, lastLine(parts.map(({ count }) => count))];
}

export function lastLine(counts: readonly Count[]): string {
  const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0);
  const skipped = counts.flatMap((count) => count.skipped ?? []);
  const line = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
  return skipped.length === 0 ? line : `${line}; skipped: ${skipped.map(skipWords).join(', ')}`;
}

const skipWords = ({ count, of, why }: Skip): string => `${count} ${of} (${why})`;
