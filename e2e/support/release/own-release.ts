import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changeRegistry, currentBuild } from './registry.ts';

const PUBLISHED = join(import.meta.dirname, '../../../.cache/e2e/portal/public');

interface OwnRelease {
  /** Deletes the version's folder, as might happen by mistake. */
  takeAway(): void;
  putBack(): void;
  remove(): void;
}

let releases = 0;

/**
 * A version of a remote in its own folder on the real server, so that a test can remove its files while others use the
 * remote. The page's documents name it in their registry and preload its files.
 */
export async function releaseForMyself(page: Page, remote: string, prefix: string): Promise<OwnRelease> {
  const build = await currentBuild(remote);
  releases += 1;
  const version = `${build.version}-own-${process.pid}-${releases}`;
  const own = (address: string) => address.replace(`/${build.version}/`, `/${version}/`);
  const folder = join(PUBLISHED, 'mf', remote, version);
  cpSync(join(PUBLISHED, 'mf', remote, build.version), folder, { recursive: true });

  const entry = own(build.entry);
  const files = [build.preload, build.pageFiles].flatMap((needed) => needed[prefix]?.map(own) ?? []);
  await changeRegistry(page, ({ remotes }) => {
    const changed = remotes[remote];
    if (changed) changed.current = { ...build, version, entry, preload: { [prefix]: files }, pageFiles: {} };
  });
  await preload(page, [entry, ...files], build.integrity);
  return filesIn(folder);
}

/** Like the composer: links in the head before any script runs, with the entry's integrity. */
async function preload(page: Page, addresses: readonly string[], integrity: string): Promise<void> {
  await page.addInitScript(
    ({ addresses, integrity }) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const [index, href] of addresses.entries()) {
          const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
          if (index === 0) link.integrity = integrity;
          document.head.append(link);
        }
      });
    },
    { addresses, integrity },
  );
}

function filesIn(folder: string): OwnRelease {
  const gone = `${folder}.gone`;
  return {
    takeAway: () => renameSync(folder, gone),
    putBack: () => renameSync(gone, folder),
    remove() {
      for (const path of [folder, gone]) rmSync(path, { recursive: true, force: true });
    },
  };
}
