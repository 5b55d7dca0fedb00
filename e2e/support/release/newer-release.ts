import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { PORTAL } from '../addresses.ts';
import { changeRegistry, currentBuild, type Registry } from './registry.ts';

const root = join(import.meta.dirname, '../../..');
/** Each file of tests has its own, so that two may run at the same time with the same remote. */
const folderName = () => basename(test.info().file, '.spec.ts');
const publicFolder = () => join(root, '.cache/newer', folderName(), 'portal/public');

/** Really builds and composes a newer release of this remote. */
export function composeNewer(remote: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/test-run/compose-newer.ts'), remote, folderName()],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** This page’s next documents have that release; other tests’ pages are not affected. */
export async function openNewerRelease(page: Page, remote: string): Promise<void> {
  const { remotes, revision } = newerRegistry();
  await changeRegistry(page, (registry) => Object.assign(registry, { remotes, revision }));
  await serveNewerFiles(page, remote);
}

/** The same release as a canary for this company; the others have the current one. Returns both versions. */
export async function openCanary(page: Page, remote: string, accountId: string): Promise<Versions> {
  const build = newerRegistry().remotes[remote]?.current;
  if (!build) throw new Error(`there is no newer ${remote}`);
  await changeRegistry(page, ({ remotes }) => {
    Object.assign(remotes[remote] ?? {}, { canary: { build, ...only(accountId) } });
  });
  await serveNewerFiles(page, remote);
  return { canary: build.version, current: (await currentBuild(remote)).version };
}
/** That release for everybody, with a flag of it that is on for this company. */
export async function openFlag(
  page: Page,
  remote: string,
  { name, accountId }: { name: string; accountId: string },
): Promise<void> {
  const { remotes, revision } = newerRegistry();
  Object.assign(remotes[remote] ?? {}, { flags: { [name]: { ...only(accountId), until: '2099-12-31' } } });
  await changeRegistry(page, (registry) => Object.assign(registry, { remotes, revision }));
  await serveNewerFiles(page, remote);
}

/** Not by the portal's own code: this is how anybody would compute it. */
function only(accountId: string) {
  const salt = 'salt-of-the-browser-tests';
  return { salt, companies: [createHash('sha256').update(`${salt}:${accountId}`).digest('hex').slice(0, 16)] };
}

interface Versions {
  canary: string;
  current: string;
}

const newerRegistry = (): Registry => JSON.parse(readFileSync(join(publicFolder(), 'remotes.json'), 'utf8'));

async function serveNewerFiles(page: Page, remote: string): Promise<void> {
  const folder = publicFolder();
  await page.route(`${PORTAL}/mf/${remote}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path, contentType: 'text/javascript' }) : route.fallback();
  });
}
