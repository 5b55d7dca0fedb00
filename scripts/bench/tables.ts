import type { Side } from './options.ts';
import type { Pair } from './rounds.ts';
import type { Sample } from './sample.ts';

type Cell = string | number;

/** A Markdown table; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The number below which this share of them lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? Number.NaN) - below) * (at % 1);
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** A line for each page or move, and one for all of them. */
export function comparison(pairs: readonly Pair[]): string {
  const head = [
    'monolith → portal',
    'content, ms',
    'portal / monolith',
    'JS until then, bytes',
    '',
    'requests',
    'waves',
    'rounds',
  ];
  const names = [...new Set(pairs.map(({ what }) => what))];
  return table(head, [
    ...names.map((name) =>
      rowOf(
        name,
        pairs.filter(({ what }) => what === name),
      ),
    ),
    ['all', '', contentRatio(pairs), '', '', '', '', ''],
  ]);
}

function rowOf(what: string, pairs: readonly Pair[]): Cell[] {
  const both = (figure: keyof Sample) => {
    const of = (side: Side) => Math.round(median(pairs.map((pair) => pair[side][figure]))).toLocaleString('en-US');
    return of('monolith') === of('portal') ? of('portal') : `${of('monolith')} → ${of('portal')}`;
  };
  const bytes = `×${median(ratios(pairs, 'bytes')).toFixed(3)}`;
  const loaded = [both('bytes'), bytes, both('requests'), both('wavesOfCode'), pairs.length];
  return [`\`${what}\``, both('content'), contentRatio(pairs), ...loaded];
}

/** A pair of nothing and nothing is equal. */
const ratios = (pairs: readonly Pair[], figure: keyof Sample): number[] =>
  pairs.map(({ monolith, portal }) => (monolith[figure] === portal[figure] ? 1 : portal[figure] / monolith[figure]));

/** The median, and between what the middle half of the rounds lies. */
function contentRatio(pairs: readonly Pair[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios(pairs, 'content'), share).toFixed(2));
  return `×${middle} (${low}–${high})`;
}
