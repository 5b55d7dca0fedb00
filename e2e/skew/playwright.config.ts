import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

/** One journey in each portal of `npm test -- --only skew`. The usual run does not have it: its name is not that of a spec. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '*.journey.ts',
  projects: [{ name: 'skew', fullyParallel: true }],
  webServer: {
    ...(Array.isArray(usual.webServer) ? {} : usual.webServer),
    command: 'node --import tsx scripts/skew/start-skew-stack.ts',
  },
});
