import type { RemoteEntry } from '@portal/platform/registry';
import type { Areas } from '@portal/platform/registry/area';
import type { EntryRefusal } from '@portal/platform/registry/entry-refusal';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import { isStillThere, type KeptRemote } from './last-good.ts';

/** A remote, and the registry that lists it: the document's, or an earlier one. */
export interface PageRemote extends RemoteEntry {
  readonly revision: string;
  /** When that registry was read, in milliseconds. */
  readonly at: number;
}

/** The registry that this page goes by, as long as it lives. */
export interface PageRegistry {
  /** The version of the shell, if the document names it. */
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, PageRemote>>;
  /** By remote, areas that are listed but cannot be loaded: each shows a card. */
  readonly lost: Readonly<Record<string, Areas>>;
  /** There may be areas that are not known here. */
  readonly hasUnknownAreas: boolean;
}

interface Known {
  reading: RegistryReading;
  kept: Readonly<Record<string, KeptRemote>>;
  refusal: EntryRefusal;
  now: number;
}

/**
 * Replaces what is broken in the document by the last good registry of this browser: every remote if the document is
 * broken as a whole, otherwise each broken remote. A correctly listed remote stays as it is, even if none of its
 * versions can be loaded: `previous` and the card are for that. A remote that the document no longer lists is gone.
 */
export function completeRegistry({ reading, kept, refusal, now }: Known): PageRegistry {
  const { revision } = reading;
  const remotes: Record<string, PageRemote> = {};
  const prefixes = new Set<string>();
  const isFree = (areas: Areas) => Object.keys(areas).every((prefix) => !prefixes.has(prefix));
  const take = (name: string, remote: PageRemote) => {
    remotes[name] = remote;
    for (const prefix of Object.keys(remote.areas)) prefixes.add(prefix);
  };

  if (revision !== null)
    for (const [name, entry] of Object.entries(reading.remotes)) take(name, { ...entry, revision, at: now });
  const wanted = revision === null ? Object.keys(kept) : Object.keys(reading.broken);
  for (const name of wanted) {
    const last = kept[name];
    if (last && isStillThere(last, now) && !refusal(last.build) && isFree(last.areas))
      take(name, { areas: last.areas, current: last.build, revision: last.revision, at: last.at });
  }

  const lost: Record<string, Areas> = {};
  for (const [name, areas] of Object.entries(reading.broken)) {
    if (!areas || remotes[name]) continue;
    const free = Object.entries(areas).filter(([prefix]) => !prefixes.has(prefix));
    for (const [prefix] of free) prefixes.add(prefix);
    lost[name] = Object.fromEntries(free);
  }
  const isUnknown = (name: string) => !remotes[name] && !lost[name];
  return {
    shell: reading.shell,
    remotes,
    lost,
    hasUnknownAreas: revision === null || Object.keys(reading.broken).some(isUnknown),
  };
}

/** All faults and all uses of an earlier registry, in one text: a page may send only a few reports. */
export function faultsInWords(reading: RegistryReading, { remotes }: PageRegistry): string[] {
  const broken = reading.faults.map(({ remote, version, reason }) =>
    [remote ?? 'the document', version, `(registry ${reading.revision ?? 'unreadable'}): ${reason}`]
      .filter(Boolean)
      .join(' '),
  );
  const used = Object.entries(remotes)
    .filter(([name]) => !(name in reading.remotes))
    .map(
      ([name, { current, revision, at }]) =>
        `${name} ${current.version} (registry ${revision}) is used instead, last listed ${new Date(at).toISOString()}`,
    );
  return [...broken, ...used];
}
