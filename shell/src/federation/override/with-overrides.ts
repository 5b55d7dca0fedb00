import type { PageRemote } from '#federation/registry/page-registry.ts';
import type { Override } from './override.ts';

type Remotes = Readonly<Record<string, PageRemote>>;

/**
 * The registry with some remotes from this machine. Such a remote has no previous version and no canary, so that a
 * failure is seen. It cannot take areas from other remotes.
 */
export function withOverrides<Listing extends { readonly remotes: Remotes }>(
  listing: Listing,
  overrides: readonly Override[],
): Listing {
  const remotes: Record<string, PageRemote> = { ...listing.remotes };
  for (const { remote, address, build } of overrides) {
    const listed = remotes[remote];
    if (!listed) continue;
    const { revision, at, maintenance, flags } = listed;
    const { version, container, entries, areas } = build;
    const entry = `${address}/${entries[0]?.file}`;
    const taken = Object.entries(remotes).flatMap(([name, other]) => (name === remote ? [] : Object.keys(other.areas)));
    remotes[remote] = {
      areas: Object.fromEntries(Object.entries(areas).filter(([prefix]) => !taken.includes(prefix))),
      current: { version, container, entry, preload: {}, pageFiles: {} },
      ...(maintenance ? { maintenance } : {}),
      ...(flags ? { flags } : {}),
      revision,
      at,
    };
  }
  return { ...listing, remotes };
}
