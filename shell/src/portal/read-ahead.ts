import { type FirstRead, firstReadsAt, readAhead } from '@portal/shared/host';
import { areaAt } from './areas.ts';
import type { Portal } from './portal.ts';

type Parts = Pick<Portal, 'areas' | 'loader' | 'maintenance'>;
type Place = Pick<Location, 'pathname' | 'search'>;

/** The reads that a page of an area begins with; none of an area that is down or under maintenance. */
export async function readsOfArea(parts: Parts, place: Place): Promise<readonly FirstRead[]> {
  const area = areaAt(parts.areas, place.pathname);
  if (!area || parts.maintenance.isOn(area.remote) || parts.loader.isDown(area.remote, area.prefix)) return [];
  const module = await parts.loader.load(area.remote, area.prefix);
  return firstReadsAt(module.routes[area.prefix] ?? [], area.prefix, place);
}

/**
 * Reads ahead what the page at `pathname` begins with, unless `left` says that its link has been left meanwhile. Home is in
 * no area: its dozen reads are too many for a suspicion.
 */
export async function readPageAhead(parts: Parts, pathname: string, left: AbortSignal): Promise<void> {
  try {
    await readAhead(await readsOfArea(parts, { pathname, search: '' }), left);
  } catch {
    // The visit itself reports what cannot be loaded.
  }
}
