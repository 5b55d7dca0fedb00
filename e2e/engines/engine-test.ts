import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Launch, Launched } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { type Visitor, visitor } from './visitor.ts';
import { startWatchingProxy } from './watching-proxy.ts';
import { launchWebKit } from './webkit.ts';

export { expect };

export const ENGINES = { firefox: launchFirefox, webkit: launchWebKit } satisfies Record<
  string,
  (launch: Launch) => Promise<Launched>
>;

export interface EngineOptions {
  engine: keyof typeof ENGINES;
}

interface EngineFixtures {
  /** For the profile, and for what is downloaded. */
  folder: string;
  /** In a fresh browser. The test fails on a violation of the policy, and on an error that the portal reports. */
  visitor: Visitor;
}

export const test = base.extend<EngineOptions & EngineFixtures>({
  engine: ['firefox', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that it needs, and it needs none.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-engine-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  visitor: async ({ engine, folder }, use, testInfo) => {
    const proxy = await startWatchingProxy();
    const browser = await ENGINES[engine]({ proxy, folder });
    await use(visitor(browser.window));
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await browser.window.screenshot());
    await browser.close();
    await proxy.close();
    expect(proxy.complaints(), 'violations of the policy, and errors that the portal reported').toEqual([]);
  },
});
