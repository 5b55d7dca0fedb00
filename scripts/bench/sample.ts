import type { Page } from '@playwright/test';
import { pageLoadOf } from '../../e2e/bench/page-load/waves.ts';
import type { Visitor } from './visitor.ts';

/** What one visit, or one move within the portal, has cost. Lighthouse says how long it blocks, and how much it shifts. */
export interface Sample {
  /** Milliseconds. */
  readonly content: number;
  /** Of the scripts until the content. */
  readonly bytes: number;
  /** Until the page is quiet. */
  readonly requests: number;
  readonly wavesOfCode: number;
}

const QUIET_MS = 250;
const QUIET_AT_LATEST_MS = 6_000;
const CONTENT_AT_LATEST_MS = 30_000;
/** Polling in each frame would slow the page down. */
const SELDOM_MS = 100;

/** A cold visit to this address. @throws if the page does not show its data, or another page. */
export async function visit(visitor: Visitor, address: string): Promise<Sample> {
  visitor.watch.restart();
  await visitor.page.goto(address, { waitUntil: 'commit' });
  await visitor.page.waitForFunction(() => performance.getEntriesByName('portal:content').length > 0, null, {
    timeout: CONTENT_AT_LATEST_MS,
    polling: SELDOM_MS,
  });
  return sampleSince(visitor, 0, new URL(address).pathname);
}

/** A move by a press on a link to this path. @throws like `visit`. */
export async function move(visitor: Visitor, path: string): Promise<Sample> {
  visitor.watch.restart();
  // Starts before the press, so that it costs the page no time afterwards.
  const shown = visitor.page.evaluate(untilContent, CONTENT_AT_LATEST_MS);
  shown.catch(() => undefined);
  const pressedAt = await press(visitor.page, path);
  await shown;
  return sampleSince(visitor, pressedAt, path);
}

/** Runs in the page: until it marks its content the next time. */
const untilContent = (atLatestMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no content in time')), atLatestMs);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('portal:content').length > 0) resolve();
    }).observe({ type: 'mark' });
  });

/** Clicks the link to this path; returns when. Without a pointer, a hover has prefetched nothing. */
const press = (page: Page, path: string): Promise<number> =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`there is no link to ${href}`);
    const now = performance.now();
    link.click();
    return now;
  }, path);

async function sampleSince(visitor: Visitor, since: number, path: string): Promise<Sample> {
  const { page, watch } = visitor;
  await quiet(visitor);
  const { timeOrigin, contentAt } = await page.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    contentAt: performance.getEntriesByName('portal:content').at(-1)?.startTime ?? 0,
  }));
  const shown = new URL(page.url()).pathname;
  if (shown !== path) throw new Error(`${path} led to ${shown}`);
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) throw new Error(`${path} shows no page`);
  const files = watch.files();
  const untilContent = pageLoadOf(files, watch.clockOf(timeOrigin + contentAt));
  return {
    content: contentAt - since,
    bytes: untilContent.bytes,
    requests: pageLoadOf(files).requests,
    wavesOfCode: untilContent.wavesOfCode,
  };
}

/** Resolves when the page has requested nothing for a while, and after six seconds at the latest. */
async function quiet({ page, watch }: Visitor): Promise<void> {
  const began = performance.now();
  const deadline = began + QUIET_AT_LATEST_MS;
  while (performance.now() < deadline) {
    const left = QUIET_MS - (performance.now() - Math.max(began, watch.lastChange()));
    if (left <= 0 && watch.open() === 0) return;
    // Only time can show that nothing happens.
    await page.waitForTimeout(Math.max(left, 50));
  }
}
