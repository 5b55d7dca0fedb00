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

/**
 * The two in turns, first the one and then the other, so that whatever else the machine is doing meets both. `times`
 * of each count; the first rounds warm caches and do not.
 */
export async function inTurns(
  rounds: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[Figures, Figures]> {
  const warmUp = 3;
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const measured = round % 2 === 0 ? [await one(), await other()] : [await other(), await one()].reverse();
    if (round < 0) continue;
    for (const index of [0, 1] as const) times[index].push(measured[index] ?? Number.NaN);
  }
  return [figures(times[0]), figures(times[1])];
}

export interface Load extends Figures {
  readonly perSecond: number;
}

/** So many at a time, each beginning its next request when it has its answer. */
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
