import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** The stories of the kit, from files: `npm test -- --only kit`. Nothing else has to run. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/kit-results'),
  // Two cores.
  workers: 2,
  fullyParallel: true,
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(root, '.cache/kit-tests.json') }],
  ],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    launchOptions: {
      executablePath: process.env.PORTAL_CHROMIUM,
      // A request to any other machine fails at once, with or without a network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
});
