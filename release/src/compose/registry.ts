import { createHash } from 'node:crypto';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import {
  type Canary,
  REGISTRY_SCHEMA,
  type Registry,
  type RemoteBuild,
  type RemoteEntry,
} from '@portal/platform/registry';
import { SHELL } from '#folder/folder.ts';

/** The folder of a remote's version: immutable, never overwritten. */
const remoteBase = (name: string, version: string): string => `/mf/${name}/${version}/`;

/**
 * The registry after a release. The current version becomes the previous one; a remote that is released again unchanged
 * keeps its previous version. Maintenance that was announced stays, and so do flags.
 */
export function nextRegistry(
  shell: Pick<BuildRecord, 'version'>,
  releases: readonly BuildRecord[],
  before: Registry['remotes'],
): Registry {
  const remotes = Object.fromEntries(
    releases.map((record) => [record.name, releasedEntry(record, before[record.name])]),
  );
  return registryOf(shell.version, remotes);
}

/** @throws if two remotes claim the same prefix. */
export function registryOf(shell: string, remotes: Registry['remotes']): Registry {
  refuseSharedPrefixes(remotes);
  return { schema: REGISTRY_SCHEMA, revision: revisionOf(shell, remotes), shell, remotes };
}

/** A build as the registry lists it, with its areas. */
export const listingOf = (record: BuildRecord): Pick<RemoteEntry, 'areas'> & { build: RemoteBuild } => ({
  areas: areasOf(record),
  build: remoteBuild(record),
});

/** A remote's entry when this build is released. */
export function releasedEntry(record: BuildRecord, before: RemoteEntry | undefined): RemoteEntry {
  const current = remoteBuild(record);
  const isSame = before?.current.version === current.version;
  const previous = isSame ? before.previous : before?.current;
  const canary = canaryBeside(before, current.version);
  return {
    areas: areasOf(record),
    current,
    ...(previous ? { previous } : {}),
    ...(canary ? { canary } : {}),
    ...besideVersions(before),
  };
}

/**
 * The entry of a remote from a development server: it changes with every edit, so it has no integrity, and nothing of it
 * is loaded early.
 */
export function servedEntry({ record, address }: { record: BuildRecord; address: string }): RemoteEntry {
  const { version, container } = remoteBuild(record);
  const entry = `${address}/${record.entries[0]?.file}`;
  return { areas: areasOf(record), current: { version, container, entry, preload: {}, pageFiles: {} } };
}

/** A remote's entry after a rollback to an earlier build; `previous` is the version before that, if there is one. */
export function rolledBackEntry(
  record: BuildRecord,
  previous: BuildRecord | null,
  before: BesideVersions | undefined,
): RemoteEntry {
  return {
    areas: areasOf(record),
    current: remoteBuild(record),
    ...(previous ? { previous: remoteBuild(previous) } : {}),
    ...besideVersions(before),
  };
}

type BesideVersions = Pick<RemoteEntry, 'maintenance' | 'flags'>;

/** These belong to the remote, not to one of its versions. */
const besideVersions = ({ maintenance, flags }: BesideVersions = {}): BesideVersions => ({
  ...(maintenance ? { maintenance } : {}),
  ...(flags ? { flags } : {}),
});

/**
 * The canary that stays when `version` is for everybody. A canary ends when it is promoted, and when the version beside
 * it is replaced.
 */
const canaryBeside = (before: RemoteEntry | undefined, version: string): Canary | undefined =>
  before?.current.version === version ? before.canary : undefined;

/** Without announced maintenance and flags, which must not look like a release. */
function revisionOf(shell: string, remotes: Registry['remotes']): string {
  const released = Object.entries(remotes).map(([name, { maintenance: _m, flags: _f, ...entry }]) => [name, entry]);
  return createHash('sha256')
    .update(JSON.stringify([shell, released]))
    .digest('hex')
    .slice(0, 12);
}

export type Versions = Pick<Registry, 'shell'> & {
  remotes: Readonly<Record<string, Pick<RemoteEntry, 'current' | 'previous' | 'canary'>>>;
};

/** Which versions were replaced by which. */
export function changedVersions(
  before: Versions,
  after: Versions,
): { app: string; from: string | null; to: string | null }[] {
  const live = ({ shell, remotes }: Versions) =>
    new Map([
      [SHELL, shell],
      ...Object.entries(remotes).map(([name, { current }]) => [name, current.version] as const),
    ]);
  const [old, current] = [live(before), live(after)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((app) => ({ app, from: old.get(app) ?? null, to: current.get(app) ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** By app, the versions that one of these registries lists. */
export type ListedVersions = Readonly<Record<string, readonly (string | undefined)[]>>;

export function listedVersions(...registries: readonly Versions[]): ListedVersions {
  const names = new Set(registries.flatMap(({ remotes }) => Object.keys(remotes)));
  const of = (name: string) =>
    registries.flatMap(({ remotes }) => {
      const { current, previous, canary } = remotes[name] ?? {};
      return [current?.version, previous?.version, canary?.build.version];
    });
  return {
    [SHELL]: registries.map(({ shell }) => shell),
    ...Object.fromEntries([...names].map((name) => [name, of(name)])),
  };
}

function areasOf({ name, version, areas }: BuildRecord): RemoteEntry['areas'] {
  if (!areas) throw new Error(`${name} ${version}: a remote must declare its areas`);
  return areas;
}

function refuseSharedPrefixes(remotes: Registry['remotes']): void {
  const owners = new Map<string, string>();
  for (const [name, { areas }] of Object.entries(remotes)) {
    for (const prefix of Object.keys(areas)) {
      const owner = owners.get(prefix);
      if (owner) throw new Error(`${prefix} is claimed by ${owner} and by ${name}`);
      owners.set(prefix, name);
    }
  }
}

function remoteBuild({ name, version, container, entries, preload, pageFiles, usesShared }: BuildRecord): RemoteBuild {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0 || !container)
    throw new Error(`${name} ${version}: a remote must have exactly one entry`);
  const base = remoteBase(name, version);
  const addresses = (files: BuildRecord['preload']) =>
    Object.fromEntries(Object.entries(files).map(([prefix, names]) => [prefix, names.map((file) => `${base}${file}`)]));
  return {
    version,
    container,
    entry: `${base}${entry.file}`,
    integrity: entry.integrity,
    preload: addresses(preload),
    pageFiles: addresses(pageFiles),
    ...(usesShared ? { usesShared } : {}),
  };
}
