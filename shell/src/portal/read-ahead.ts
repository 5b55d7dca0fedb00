import { type FirstRead, firstReadsAt, readAhead, warmPage } from '@portal/shared/host';
import { areaAt } from './areas.ts';
import type { Portal } from './portal.ts';

type Parts = Pick<Portal, 'areas' | 'loader' | 'maintenance'>;
type Place = Pick<Location, 'pathname' | 'search'>;

/** The reads that a page of an area begins with; none of an area that is down or under maintenance. */
export async function readsOfArea(parts: Parts, place: Place): Promise<readonly FirstRead[]> {
  const pages = await pagesAt(parts, place.pathname);
  return pages ? firstReadsAt(pages.routes, pages.prefix, place) : [];
}

/**
 * Reads ahead what the page at `pathname` begins with, unless `left` says that its link has been left meanwhile. Home is in
 * no area: its dozen reads are too many for a suspicion.
 * @returns true once the page could open with all that it begins with; false if it could not.
 */
export async function readPageAhead(
  parts: Parts,
  pathname: string,
  how: Parameters<typeof readAhead>[1],
): Promise<boolean> {
  try {
    const pages = await pagesAt(parts, pathname);
    if (!pages) return false;
    const reads = await firstReadsAt(pages.routes, pages.prefix, { pathname, search: '' });
    const [isRead] = await Promise.all([readAhead(reads, how), warmPage(pages.routes, pages.prefix, pathname)]);
    return isRead;
  } catch {
    // The visit itself reports what cannot be loaded.
    return false;
  }
}

async function pagesAt({ areas, loader, maintenance }: Parts, pathname: string) {
  const area = areaAt(areas, pathname);
  if (!area || maintenance.isOn(area.remote) || loader.isDown(area.remote, area.prefix)) return null;
  const module = await loader.load(area.remote, area.prefix);
  return { prefix: area.prefix, routes: module.routes[area.prefix] ?? [] };
}
