import { escapeHtml } from '@portal/shared/build/document';
import type { Ratio } from './statistics.ts';

/** One page, or one move: how much the portal's bytes and its time to content are of the monolith's. */
export interface Row {
  readonly what: string;
  readonly bytes: Ratio;
  readonly content: Ratio;
}

/** The goal for both. */
const GOAL = 1.05;
const WIDTH = 760;
const LABELS = 190;
const RIGHT = 24;
const TOP = 78;
const ROW = 30;
const BOTTOM = 34;
const STEPS = [0.05, 0.1, 0.25, 0.5] as const;
/** So that the numbers below them do not run into each other. */
const MOST_STEPS = 12;

/** Readable on light and on dark pages: the colours follow the reader's setting. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-size: 15px; font-weight: 600 }
  .quiet { fill: #59636e; font-size: 12px }
  .grid { stroke: #d1d9e0 }
  .even { stroke: #59636e }
  .goal { stroke: #9a6700; stroke-dasharray: 4 3 }
  .content { stroke: #0969da; fill: #0969da }
  .bytes { fill: none; stroke: #bc4c00; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .even { stroke: #9198a1 }
    .goal { stroke: #d29922 }
    .content { stroke: #4493f8; fill: #4493f8 }
    .bytes { stroke: #f0883e }
  }`;

/** Each row's bytes and time to content beside the monolith's, with the interval of the time. */
export function picture(title: string, rows: readonly Row[]): string {
  const { low, high, step } = scaleOf(rows);
  const height = TOP + rows.length * ROW + BOTTOM;
  const x = (ratio: number) => round(LABELS + ((ratio - low) / (high - low)) * (WIDTH - LABELS - RIGHT));
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  const line = (ratio: number, name: string) =>
    `<line class="${name}" x1="${x(ratio)}" x2="${x(ratio)}" y1="${TOP - 8}" y2="${height - BOTTOM + 4}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
<text class="title" x="12" y="24">${escapeHtml(title)}</text>
<circle class="content" cx="18" cy="45" r="5"/><text class="quiet" x="30" y="49">time to content, with its 95 % interval</text>
<rect class="bytes" x="286" y="40" width="10" height="10"/><text class="quiet" x="304" y="49">JavaScript until the content</text>
<line class="goal" x1="500" x2="524" y1="45" y2="45"/><text class="quiet" x="532" y="49">goal: ${GOAL} of the monolith</text>
${ticks.map((tick) => line(tick, 'grid')).join('\n')}
${[line(1, 'even'), ...(GOAL <= high ? [line(GOAL, 'goal')] : [])].join('\n')}
${rows.map((row, index) => rowOf(row, TOP + index * ROW + ROW / 2, x)).join('\n')}
${ticks.map((tick) => `<text class="quiet" x="${x(tick)}" y="${height - 10}" text-anchor="middle">${tick.toFixed(2)}</text>`).join('\n')}
</svg>
`;
}

function rowOf({ what, bytes, content }: Row, y: number, x: (ratio: number) => number): string {
  const label = `<text x="12" y="${y + 4}">${escapeHtml(what)}</text>`;
  // A side that loaded nothing has no ratio.
  if (![bytes.middle, content.from, content.middle, content.to].every(Number.isFinite)) return label;
  const at = x(bytes.middle);
  return [
    label,
    `<line class="content" x1="${x(content.from)}" x2="${x(content.to)}" y1="${y}" y2="${y}" stroke-width="2"/>`,
    `<circle class="content" cx="${x(content.middle)}" cy="${y}" r="5"/>`,
    `<rect class="bytes" x="${round(at - 5)}" y="${y - 5}" width="10" height="10"/>`,
  ].join('\n');
}

/** From a step below the least to a step above the most, and always with 1 and the goal. */
function scaleOf(rows: readonly Row[]): { low: number; high: number; step: number } {
  const all = [1, GOAL, ...rows.flatMap(({ bytes, content }) => [bytes.middle, content.from, content.to])];
  const finite = all.filter(Number.isFinite);
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  const step = STEPS.find((one) => (most - least) / one <= MOST_STEPS) ?? (most - least) / MOST_STEPS;
  return { low: (Math.floor(least / step) - 1) * step, high: (Math.ceil(most / step) + 1) * step, step };
}

const round = (value: number): number => Math.round(value * 10) / 10;
