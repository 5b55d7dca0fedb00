import type { Presses } from '../interaction/presses.ts';
import type { Measured } from '../rounds.ts';
import { median } from './statistics.ts';
import { ms, table } from './tables.ts';

const GOAL_MS = 50;
/** How much a page may move while it arrives, by the width of its screen. */
const SHIFT_GOALS: Readonly<Record<number, number>> = { 320: 0.05, 375: 0.05, 1440: 0.02 };
export const WIDTHS = Object.keys(SHIFT_GOALS).map(Number);

/** How long presses take. */
export function pressesTable(measured: readonly Measured<Presses>[]): string {
  const rows = namesOf(measured).map((what) => {
    const rounds = measured.filter((one) => one.what === what).map(({ sample }) => sample);
    const slowest = rounds.map(({ durations }) => Math.max(...durations));
    return [
      what,
      GOAL_MS,
      ms(median(rounds.flatMap(({ durations }) => durations))),
      ms(median(slowest)),
      ms(Math.max(...slowest)),
      ms(median(rounds.map(({ longestTask }) => longestTask))),
      rounds.length,
    ];
  });
  const head = ['milliseconds', 'below', 'median', 'slowest of a round', 'slowest of all', 'longest task', 'rounds'];
  return table(head, rows);
}

/** How much of the screen moved while a page arrived. */
export interface Shift {
  readonly width: number;
  readonly shift: number;
}

/** The most that was seen, by page and width. */
export function shiftsTable(measured: readonly Measured<Shift>[]): string {
  const rows = namesOf(measured).map((what) => {
    const rounds = measured.filter((one) => one.what === what).map(({ sample }) => sample);
    const most = WIDTHS.map((width) => {
      const seen = rounds.filter((one) => one.width === width).map(({ shift }) => shift);
      return seen.length > 0 ? Math.max(...seen).toFixed(3) : '–';
    });
    return [`\`${what}\``, ...most];
  });
  const goals = WIDTHS.map((width) => SHIFT_GOALS[width]?.toFixed(2) ?? '');
  return table(['layout shift, the most', ...WIDTHS.map((width) => `${width} px`)], [['below', ...goals], ...rows]);
}

const namesOf = (measured: readonly Measured<unknown>[]): string[] => [...new Set(measured.map(({ what }) => what))];
