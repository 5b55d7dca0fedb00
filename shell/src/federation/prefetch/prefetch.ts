import type { QueryClient } from '@portal/platform/query';
import type { Prefetch } from '@portal/platform/remote-module';
import { prefetchesAt } from '@portal/ui/host';
import { areaAt } from '#federation/areas/areas.ts';
import type { AreaAccess } from '#federation/portal/portal.ts';

export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** The first reads of a page; none for an area that is down or under maintenance. */
export async function readsOfArea(
  { areas, loader, maintenance }: AreaAccess,
  address: PageAddress,
): Promise<readonly Prefetch[]> {
  const area = areaAt(areas, address.pathname);
  if (!area || maintenance.isOn(area.remote) || loader.isDown(area.remote, area.prefix)) return [];
  const module = await loader.load(area.remote, area.prefix);
  return prefetchesAt(module.routes[area.prefix] ?? [], area.prefix, address);
}

/** A prefetch fails silently. The page reports the failure when it reads for itself. */
const NOT_ASKED_FOR = { dialog: false, mayFail: true } as const;

/**
 * Prefetches the first reads of the page at `pathname` into the cache. Home is in no area: its dozen reads are too many
 * to send for a hover.
 */
export async function prefetchReads(access: AreaAccess, pathname: string, cache: QueryClient): Promise<void> {
  try {
    // Remotes of earlier releases do not name its key in the cache.
    for (const read of await readsOfArea(access, { pathname, search: '' }))
      if (read.queryKey)
        void cache.prefetchQuery({
          queryKey: read.queryKey,
          queryFn: ({ signal }) => read(signal),
          meta: NOT_ASKED_FOR,
        });
  } catch {
    // The visit reports what cannot be loaded.
  }
}
