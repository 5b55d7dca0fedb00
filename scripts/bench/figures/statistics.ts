/** The middle of a list; NaN of an empty one. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Ratio {
  /** The median of the rounds' ratios. */
  readonly middle: number;
  /** Between these two lies the median of all rounds that could have been, with a certainty of 95 %. */
  readonly from: number;
  readonly to: number;
}

/** Two measurements of one round. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

const RESAMPLES = 2_000;
const SEED = 20_261_122;

/**
 * How much ours is of theirs, round by round: what a busy machine does to a round, it does to both. The interval is that of
 * the rounds drawn again and again, with the same seed for the same table. A pair of nothing and nothing is equal.
 */
export function pairedRatio(pairs: readonly Pair[], seed = SEED): Ratio {
  const ratios = pairs.map(({ ours, theirs }) => (ours === theirs ? 1 : ours / theirs));
  const random = randomFrom(seed);
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { middle: median(ratios), from: at(0.025), to: at(0.975) };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
