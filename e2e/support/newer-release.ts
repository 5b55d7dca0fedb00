import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PORTAL } from './addresses.ts';
import { changeRegistry } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const folderOf = (remote: string) => join(root, '.cache/newer', remote, 'portal/public');

/** Really builds and composes a newer release of this remote. */
export function composeNewer(remote: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/test-run/compose-newer.ts'), remote],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** This page’s next documents have that release; other tests’ pages are not affected. */
export async function openNewerRelease(page: Page, remote: string): Promise<void> {
  const { remotes, revision } = JSON.parse(readFileSync(join(folderOf(remote), 'remotes.json'), 'utf8'));
  await changeRegistry(page, (registry) => Object.assign(registry, { remotes, revision }));
  await page.route(`${PORTAL}/mf/${remote}/**`, (route) => {
    const path = join(folderOf(remote), new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path, contentType: 'text/javascript' }) : route.fallback();
  });
}
