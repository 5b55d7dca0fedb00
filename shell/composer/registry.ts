import { createHash } from 'node:crypto';
import type { BuildRecord } from '@portal/shared/build/build-record';
import type { Registry, RemoteBuild } from '@portal/shared/host/registry';

/** A remote's build and the prefixes that it owns. */
export interface RemoteRelease {
  record: BuildRecord;
  prefixes: readonly string[];
}

/** Where a version of a remote lies: immutable, never overwritten. */
export const remoteBase = (name: string, version: string): string => `/mf/${name}/${version}/`;

/**
 * The registry after a release. What was current becomes previous; a remote that is released again unchanged keeps
 * the previous version that it had.
 */
export function nextRegistry(releases: readonly RemoteRelease[], before: Registry | undefined): Registry {
  const remotes: Registry['remotes'] = {};
  for (const release of releases) {
    const current = remoteBuild(release.record);
    const old = before?.remotes[release.record.name];
    const previous = old?.current.version === current.version ? old.previous : old?.current;
    remotes[release.record.name] = { prefixes: [...release.prefixes], current, ...(previous ? { previous } : {}) };
  }
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  return { schema: 1, revision, remotes };
}

function remoteBuild({ name, version, container, entries, preload }: BuildRecord): RemoteBuild {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0 || !container) throw new Error(`${name} ${version}: a remote has exactly one entry`);
  const base = remoteBase(name, version);
  return {
    version,
    container,
    entry: `${base}${entry.file}`,
    integrity: entry.integrity,
    preload: Object.fromEntries(
      Object.entries(preload).map(([prefix, files]) => [prefix, files.map((file) => `${base}${file}`)]),
    ),
  };
}
