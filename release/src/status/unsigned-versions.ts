import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { LogEntry } from '#change/audit-log.ts';
import { digestOfAll } from '#compose/build-folder.ts';
import { SHELL } from '#folder/folder.ts';
import { keptVersion } from '#release/kept-version.ts';
import { isSignedByOwner, type Owners, readOwners } from '#rights/owners.ts';

/**
 * Where the folder has owners, a sentence for each live version that none of its app's owners has signed, or whose files
 * are others than were signed.
 */
export function unsignedVersions(
  folder: string,
  { shell, remotes }: Pick<RegistryReading, 'shell' | 'remotes'>,
  log: readonly LogEntry[],
): string[] {
  const owners = readOwners(folder);
  if (owners === null) return [];
  const live = [
    ...(shell === undefined ? [] : [[SHELL, shell] as const]),
    ...Object.entries(remotes).flatMap(([app, { current, canary }]) =>
      [current, ...(canary ? [canary.build] : [])].map(({ version }) => [app, version] as const),
    ),
  ];
  return live.flatMap(([app, version]) => {
    const made = log.findLast(
      (entry) => entry.app === app && !entry.takenBack && (entry.to === version || entry.canary === version),
    );
    // What the log does not know cannot be judged.
    if (!made) return [];
    if (isSignedByOwner(owners, made)) return otherFiles(folder, { app, version }, owners, log);
    return [`${app} ${version} is live by ${made.by}, and none of its owners has signed that.`];
  });
}

/** A rollback signs no files: those of a version are signed by its release. */
function otherFiles(
  folder: string,
  { app, version }: { app: string; version: string },
  owners: Owners,
  log: readonly LogEntry[],
): string[] {
  const released = log.findLast(
    (entry) =>
      entry.app === app && [entry.to, entry.canary].includes(version) && entry.digest && isSignedByOwner(owners, entry),
  );
  const kept = keptVersion(folder, app, version);
  if (!released || !kept || released.digest === digestOfAll(kept.digests)) return [];
  return [`${app} ${version} has other files than ${released.signedBy} has signed.`];
}
