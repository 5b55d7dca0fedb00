import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { PortalOptions } from './portal-test.ts';
import { PORTAL } from './support/addresses.ts';
import { needsLeftOut } from './support/areas.ts';
import { WIDE } from './support/page/screens.ts';

const root = join(import.meta.dirname, '..');

/** Files whose tests change nothing that another test checks. */
const SIDE_BY_SIDE = [
  'accessibility',
  'accessibility-outages',
  'api-origin',
  'budgets',
  'cold-page',
  'counts',
  'deep-link',
  'early-reads',
  'every-page',
  'explain',
  'eyes',
  'failing-code',
  'failing-registry',
  'failing-remotes',
  'failing-shell',
  'failing-start',
  'frame',
  'hygiene',
  'keyboard',
  'low-screen',
  'menu',
  'pieces',
  'policy',
  'refused-release',
  'reporting-api',
  'scrollbar',
  'session',
  'signals',
  'single-copies',
  'stillness',
  'waves',
  'widths',
].map((name) => `${name}.spec.ts`);

const ALONE = 'standalone.spec.ts';
/** They use up the accounts that the scenarios of an area alone need: one with its first password, one not verified. */
const AT_LAST = ['mfa.spec.ts', 'password.spec.ts'];

/** Against the composed production build and its own sandbox: `npm test -- --only e2e`. */
export default defineConfig<PortalOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They have a configuration of their own.
  testIgnore: ['kit/**', 'accessibility-report/**'],
  grepInvert: needsLeftOut,
  outputDir: join(root, '.cache/e2e-results'),
  // Two cores.
  workers: 2,
  projects: [
    { name: 'alone', testMatch: ALONE },
    // Tests that change an account's data share a file. The long files go first, so that none is left for the end.
    { name: 'in turn', testIgnore: [...SIDE_BY_SIDE, ALONE, ...AT_LAST, 'kit/**', 'accessibility-report/**'] },
    { name: 'side by side', testMatch: SIDE_BY_SIDE, fullyParallel: true },
    { name: 'at last', testMatch: AT_LAST },
  ],
  // A browser on a busy machine sometimes misses a deadline: the second try comes at the end, with nothing beside it.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(root, '.cache/browser-tests.json') }],
  ],
  use: {
    ...WIDE,
    baseURL: PORTAL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.PORTAL_CHROMIUM,
      // A request to any other machine fails at once, with or without a network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/test-run/start-e2e-stack.ts',
    cwd: root,
    url: PORTAL,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // For writing tests: keep one stack running and set this; it then has the data of earlier runs.
    reuseExistingServer: Boolean(process.env.E2E_REUSE_STACK),
  },
});
