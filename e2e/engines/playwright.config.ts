import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';
import type { EngineOptions } from './engine-test.ts';

/** A walk in Firefox and WebKit: `npm test -- --only engines`. The usual run does not have it: its name is not that of a spec. */
export default defineConfig<EngineOptions>({
  ...usual,
  testDir: '.',
  testMatch: '*.walk.ts',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  // Each is a whole journey.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Both would read the same SMS.
  workers: 1,
});
