import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { say } from '../console.ts';
import { root } from '../root.ts';

export const BROWSER_REPORT = join(root, '.cache/browser-tests.json');

/** Runs Playwright against its own portal and sandbox; returns the exit code. */
export function runBrowserTests(args: readonly string[]): number {
  const chromium = findChromium(say);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const { status } = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...args], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, PORTAL_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
  });
  return status ?? 1;
}
