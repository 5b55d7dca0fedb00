import type { Page } from '@playwright/test';
import { observed, type Visitor } from '../visitor.ts';

/** What the customer's presses have cost, in milliseconds. */
export interface Presses {
  /** Each press, from when it came until the screen showed what it did. */
  readonly durations: readonly number[];
  /** The longest task from the first press until nothing happened any more: also of what an answer brought. */
  readonly longestTask: number;
}

interface EventEntry {
  readonly interactionId: number;
  readonly duration: number;
}

/** The least that browsers tell of. */
const LEAST_MS = 16;
const SETTLED_MS = 500;

declare global {
  interface Window {
    benchEvents: (PerformanceEntry & EventEntry)[];
  }
}

export const watchEvents = (page: Page): Promise<unknown> => page.addInitScript(observeEvents);

/** Runs in the page, before any of its own scripts. */
function observeEvents(): void {
  const seen: Window['benchEvents'] = [];
  window.benchEvents = seen;
  const watched: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => void seen.push(...(list.getEntries() as Window['benchEvents']))).observe(watched);
}

/** Does it, and tells what so many presses have cost. */
export async function pressed({ page }: Visitor, presses: number, act: () => Promise<unknown>): Promise<Presses> {
  await settled(page);
  const since = await page.evaluate(() => {
    window.benchEvents.length = 0;
    return performance.now();
  });
  await act();
  await settled(page);
  const events = await page.evaluate(() =>
    window.benchEvents.map(({ interactionId, duration }) => ({ interactionId, duration })),
  );
  const { longTasks } = await observed(page);
  const durations = longTasks.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration);
  return { durations: byPress(events, presses), longestTask: Math.max(0, ...durations) };
}

/** Of each press its slowest event; of those that no event tells of, the least. */
export function byPress(events: readonly EventEntry[], presses: number): number[] {
  const slowest = new Map<number, number>();
  // What is no press, as a pointer that moves, has no interaction.
  for (const { interactionId, duration } of events.filter((event) => event.interactionId > 0))
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? LEAST_MS, duration));
  const quick = Array.from({ length: Math.max(0, presses - slowest.size) }, () => LEAST_MS);
  return [...slowest.values(), ...quick];
}

/** A browser that tells of no press at all would look as quick as can be. */
export const areTold = (all: readonly Presses[]): boolean =>
  all.some(({ durations }) => durations.some((duration) => duration > LEAST_MS));

/** That nothing happens can only be waited for by the clock. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLED_MS);
}
