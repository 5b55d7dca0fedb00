import type { Locator, Page } from '@playwright/test';
import { t } from '@portal/platform/text';

/* What a page of a trial has, as a customer would see it. */

/** Of what stands where a page should be. */
const MOST_LETTERS = 80;

/** The page has its heading, has asked for all that it needs, and keeps its heading then. */
export const appears = (page: Page, path: string): Promise<boolean> =>
  succeeds(async () => {
    await page.goto(path);
    await headingOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await headingOf(page).waitFor();
  });

/** A heading of a page itself: not that of a notice which stands in its place, nor of an address without a page. */
export const headingOf = (page: Page): Locator =>
  page
    .locator('main h1:not([role=alert] h1)')
    .filter({ hasNotText: t('notFound.title') })
    .first();

/** Tells how long the page's main thread has computed since its address was opened. */
export async function computingMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/** What a customer sees instead of the page, in short. */
export async function screenOf(page: Page): Promise<string> {
  const screen = page.locator('body, main').last();
  // biome-ignore lint/performance/useDomNodeTextContent: that of a body has its scripts, too.
  const text = await screen.innerText().catch(() => null);
  if (text === null) return 'and the page does not answer';
  const seen = text.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS);
  return seen === '' ? 'the screen is blank' : `the screen has “${seen}”`;
}

export const succeeds = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );
