import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../console.ts';
import { findChromium } from '../programs/chromium.ts';
import { root } from '../root.ts';

export const SKEW_REPORT = join(root, '.cache/skew-tests.json');

/** Runs Playwright with a Chromium of this machine; returns the exit code. */
export function runPlaywright(args: readonly string[], report: string, env: Readonly<Record<string, string>> = {}) {
  const chromium = findChromium(say);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const { status } = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...args], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, ...env, PORTAL_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return status ?? 1;
}
