import { existsSync } from 'node:fs';

const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/**
 * Journeys through a remote in a repository of its own: in a browser, alone, on a sandbox. Both start if they do not run.
 * @param {number} port The remote's own.
 * @returns {import('@playwright/test').PlaywrightTestConfig}
 */
export const journeysAt = (port) => ({
  testDir: 'journey',
  outputDir: '.cache/journey',
  // They share the sandbox's data.
  workers: 1,
  // A busy machine is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    launchOptions: {
      // Playwright's own, if none of these is there.
      executablePath: process.env.PORTAL_CHROMIUM ?? BROWSERS.find((path) => existsSync(path)),
      args: ['--no-sandbox'],
    },
  },
  webServer: {
    command: 'npm run dev',
    url: `http://localhost:${port}`,
    reuseExistingServer: true,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
