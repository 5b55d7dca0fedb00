import type { Measured } from '../rounds.ts';
import type { Sample } from '../sample.ts';
import { median, type Pair, pairedRatio, type Ratio } from './statistics.ts';

type Figure = keyof Sample;

export interface Figures {
  readonly median: Readonly<Record<Figure, number>>;
  readonly minimum: Readonly<Record<Figure, number>>;
}

/** One page, or one move, on two sides. */
export interface Comparison {
  readonly what: string;
  /** Rounds in which both sides came to their end. */
  readonly rounds: number;
  readonly theirs: Figures;
  readonly ours: Figures;
  readonly ratio: Readonly<Record<Figure, Ratio>>;
}

const FIGURES: readonly Figure[] = ['firstPaint', 'content', 'blocked', 'shift', 'bytes', 'requests', 'wavesOfCode'];

interface Sides {
  theirs: string;
  ours: string;
}

/** In the order in which they were first measured. */
export function compare(measured: readonly Measured[], sides: Sides): Comparison[] {
  return [...new Set(measured.map(({ what }) => what))].flatMap((what) => {
    const pairs = pairsOf(
      measured.filter((one) => one.what === what),
      sides,
    );
    if (pairs.length === 0) return [];
    return {
      what,
      rounds: pairs.length,
      theirs: figuresOf(pairs.map(({ theirs }) => theirs)),
      ours: figuresOf(pairs.map(({ ours }) => ours)),
      ratio: byFigure((figure) => pairedRatio(pairsOfFigure(pairs, figure))),
    };
  });
}

/** Over everything that was measured: each pair counts the same. */
export const overall = (measured: readonly Measured[], sides: Sides, figure: Figure): Ratio =>
  pairedRatio(pairsOfFigure(pairsOf(measured, sides), figure));

interface SamplePair {
  theirs: Sample;
  ours: Sample;
}

function pairsOf(measured: readonly Measured[], sides: Sides): SamplePair[] {
  return measured
    .filter(({ side }) => side === sides.theirs)
    .flatMap(({ what, round, sample: theirs }) => {
      const other = measured.find((one) => one.side === sides.ours && one.what === what && one.round === round);
      return other ? [{ theirs, ours: other.sample }] : [];
    });
}

const pairsOfFigure = (pairs: readonly SamplePair[], figure: Figure): Pair[] =>
  pairs.map(({ theirs, ours }) => ({ theirs: theirs[figure] ?? Number.NaN, ours: ours[figure] ?? Number.NaN }));

const byFigure = <Value>(value: (figure: Figure) => Value) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, value(figure)])) as Record<Figure, Value>;

function figuresOf(samples: readonly Sample[]): Figures {
  const all = (figure: Figure) => samples.map((sample) => sample[figure] ?? Number.NaN);
  return {
    median: byFigure((figure) => median(all(figure))),
    minimum: byFigure((figure) => Math.min(...all(figure))),
  };
}
