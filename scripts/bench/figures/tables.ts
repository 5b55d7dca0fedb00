import type { Comparison } from './comparison.ts';
import type { Ratio } from './statistics.ts';

type Cell = string | number;

/** A Markdown table; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export const ms = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '–');
export const bytes = (value: number): string => Math.round(value).toLocaleString('en-US');
export const times = (value: number): string => `×${value.toFixed(2)}`;
export const exactTimes = (value: number): string => `×${value.toFixed(3)}`;
const between = ({ middle, from, to }: Ratio): string => `${times(middle)} (${from.toFixed(2)} to ${to.toFixed(2)})`;
const arrow = (theirs: Cell, ours: Cell): string => (theirs === ours ? String(ours) : `${theirs} → ${ours}`);

/** What is loaded: the same in every round, or nearly so. */
export const loadedTable = (comparisons: readonly Comparison[]): string =>
  table(
    ['monolith → portal', 'JS until the content, bytes', '', 'requests', 'waves of code'],
    comparisons.map(({ what, theirs: { median: theirs }, ours: { median: ours }, ratio }) => [
      `\`${what}\``,
      `${bytes(theirs.bytes)} → ${bytes(ours.bytes)}`,
      exactTimes(ratio.bytes.middle),
      arrow(theirs.requests, ours.requests),
      arrow(theirs.wavesOfCode, ours.wavesOfCode),
    ]),
  );

/** When it is there: medians, with the least that was seen in brackets. */
export const timesTable = (comparisons: readonly Comparison[], all: Ratio): string =>
  table(
    [
      'milliseconds, monolith → portal',
      'first paint',
      'content',
      'least',
      'paired ratio (95 %)',
      'blocked',
      'layout shift',
      'rounds',
    ],
    [
      ...comparisons.map(({ what, theirs, ours, ratio, rounds }) => [
        `\`${what}\``,
        Number.isNaN(ours.median.firstPaint) ? '' : `${ms(theirs.median.firstPaint)} → ${ms(ours.median.firstPaint)}`,
        `${ms(theirs.median.content)} → ${ms(ours.median.content)}`,
        `${ms(theirs.minimum.content)} → ${ms(ours.minimum.content)}`,
        between(ratio.content),
        `${ms(theirs.median.blocked)} → ${ms(ours.median.blocked)}`,
        arrow(theirs.median.shift.toFixed(3), ours.median.shift.toFixed(3)),
        rounds,
      ]),
      ['all', '', '', '', between(all), '', '', ''],
    ],
  );
