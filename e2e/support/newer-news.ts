import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PORTAL } from './addresses.ts';
import { changeRegistry } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const RELEASE = join(root, '.cache/newer-news/portal/public');

/** Builds and composes a release of mf-news that the running shell does not know. */
export function composeNewerNews(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/compose-newer-news.ts')],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** This page gets that release; other tests' pages are not affected. */
export async function openNewerRelease(page: Page): Promise<void> {
  const { remotes, revision } = JSON.parse(readFileSync(join(RELEASE, 'remotes.json'), 'utf8'));
  await changeRegistry(page, (registry) => Object.assign(registry, { remotes, revision }));
  await page.route(`${PORTAL}/mf/mf-news/**`, (route) => {
    const path = join(RELEASE, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path, contentType: 'text/javascript' }) : route.fallback();
  });
}
