import type { CDPSession, Page } from '@playwright/test';

interface Line {
  megabitsPerSecond: number;
  /** How long an answer takes at least. */
  latency?: number;
  isCut?: boolean;
}

/** What is loaded from now on comes and goes at this speed, or not at all. */
export async function lineOf(page: Page): Promise<(line: Line) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async ({ megabitsPerSecond, latency = 40, isCut = false }) => {
    const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: isCut,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  };
}
