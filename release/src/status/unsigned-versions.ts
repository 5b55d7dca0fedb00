import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { LogEntry } from '#change/audit-log.ts';
import { SHELL } from '#folder/folder.ts';
import { isSignedByOwner, readOwners } from '#rights/owners.ts';

/** Where the folder has owners, a sentence for each live version that none of its app's owners has signed. */
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
    if (!made || isSignedByOwner(owners, made)) return [];
    return [`${app} ${version} is live by ${made.by}, and none of its owners has signed that.`];
  });
}
