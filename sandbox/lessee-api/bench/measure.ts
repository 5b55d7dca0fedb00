/** Milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export function figures(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The first rounds warm caches and do not count. */
const WARM_UP = 3;

export async function inRounds(rounds: number, work: () => Promise<unknown>): Promise<Figures> {
  for (let round = 0; round < WARM_UP; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return figures(times);
}

export interface Load extends Figures {
  readonly perSecond: number;
}

/** Keeps this many requests running; each starts its next one when it has its answer. */
export async function inParallel(readers: number, requests: number, work: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  let left = requests;
  const read = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      times.push(await timed(work));
    }
  };
  const whole = await timed(() => Promise.all(Array.from({ length: readers }, read)));
  return { ...figures(times), perSecond: (requests / whole) * 1_000 };
}
