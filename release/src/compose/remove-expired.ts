import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_VERSIONS_KEPT_DAYS } from '@portal/platform/registry';
import { nextStep } from '#change/step.ts';
import { writeInOneStep } from '#change/write-in-one-step.ts';
import { filesFolder, LISTED_FILE, recordsFolder, versionsFolder } from '#folder/folder.ts';
import type { ListedVersions } from './registry.ts';

/**
 * Removes versions that are no longer listed, once their time is over. Open tabs, and browsers with a last good
 * registry, may still request their files. The time begins when the version was listed last, not when it was published.
 */
export function removeExpired(outDir: string, listed: ListedVersions): void {
  const kept = Object.entries(listed).flatMap(([app, versions]) =>
    versionsIn(outDir, app).map((version) => ({ app, version, isListed: versions.includes(version) })),
  );
  // For all first: if one cannot be noted or removed, the time of the others still begins now.
  const failures: unknown[] = [];
  for (const { app, version } of kept.filter(({ isListed }) => isListed)) {
    try {
      noteListed(outDir, app, version);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  const expired = Date.now() - OLD_VERSIONS_KEPT_DAYS * 86_400_000;
  for (const { app, version } of kept.filter(({ isListed }) => !isListed)) {
    if (listedLast(outDir, app, version) >= expired) continue;
    nextStep(`remove ${app} ${version}`);
    rmSync(join(outDir, filesFolder(app, version)), { recursive: true });
    rmSync(join(outDir, recordsFolder(app, version)), { recursive: true, force: true });
  }
}

function versionsIn(outDir: string, app: string): string[] {
  const folder = join(outDir, versionsFolder(app));
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** In a file: only the owner may set a folder's time, and the teams are several users. */
function noteListed(outDir: string, app: string, version: string): void {
  writeInOneStep(join(outDir, recordsFolder(app, version), LISTED_FILE), '');
}

function listedLast(outDir: string, app: string, version: string): number {
  const [file, folder] = [
    join(outDir, recordsFolder(app, version), LISTED_FILE),
    join(outDir, filesFolder(app, version)),
  ];
  return statSync(existsSync(file) ? file : folder).mtimeMs;
}
