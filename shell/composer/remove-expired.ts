import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_VERSIONS_KEPT_DAYS } from '@portal/shared/host/registry';
import { nextStep } from './change/step.ts';
import { filesFolder, recordsFolder, versionsFolder } from './folder.ts';
import type { ListedVersions } from './registry.ts';

/**
 * A tab opened before a release may still request files of its version, and so may a browser that goes by its last good
 * registry. Their time begins when the version was listed last, not when it was published.
 */
export function removeExpired(outDir: string, listed: ListedVersions): void {
  const now = new Date();
  const expired = now.getTime() - OLD_VERSIONS_KEPT_DAYS * 86_400_000;
  for (const [app, versions] of Object.entries(listed)) {
    const folder = join(outDir, versionsFolder(app));
    for (const version of existsSync(folder) ? readdirSync(folder) : []) {
      const path = join(outDir, filesFolder(app, version));
      if (versions.includes(version)) utimesSync(path, now, now);
      else if (statSync(path).mtimeMs < expired) {
        nextStep(`remove ${app} ${version}`);
        rmSync(path, { recursive: true });
        rmSync(join(outDir, recordsFolder(app, version)), { recursive: true, force: true });
      }
    }
  }
}
