import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { say } from '../console.ts';
import { root } from '../root.ts';

/** One journey in each portal of the plan; returns the exit code. */
export function runJourneys(): number {
  const chromium = findChromium(say);
  const { status } = spawnSync(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'skew/playwright.config.ts'],
    { cwd: join(root, 'e2e'), stdio: 'inherit', env: { ...process.env, PORTAL_CHROMIUM: chromium } },
  );
  return status ?? 1;
}
