import { programOf, run } from './run.ts';

/** Playwright, as the repository's `playwright.config.mjs` says, which is app-kit's. */
export const journeyOwn = (args: readonly string[]): Promise<number> =>
  run(process.execPath, [programOf('@playwright/test', 'playwright'), 'test', ...args]);
