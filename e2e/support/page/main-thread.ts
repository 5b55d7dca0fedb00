import type { Page } from '@playwright/test';

/**
 * A watch for how long the page's main thread computes while something is done, in milliseconds; a busy machine does not
 * count.
 */
export async function computingWatch(page: Page): Promise<(act: () => Promise<void>) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return async (act) => {
    const before = await taken();
    await act();
    return (await taken()) - before;
  };
}
