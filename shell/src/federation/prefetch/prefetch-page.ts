import { afterPaint } from '@portal/platform/host';
import { loadPage, prefetchRoute } from '@portal/ui/host';
import { areaAt } from '#federation/areas/areas.ts';
import type { AreaAccess, Portal } from '#federation/portal/portal.ts';

type PageAccess = AreaAccess & Pick<Portal, 'loadHome'>;

/**
 * Loads the code of the page at `pathname`, so that a click finds it in memory. The visit reports a failure. An area
 * under maintenance is not loaded.
 */
export async function prefetchPage(access: PageAccess, pathname: string): Promise<void> {
  try {
    if (pathname === '/') await loadPage(access.loadHome);
    else await prefetchArea(access, pathname);
  } catch {
    // Whoever shows the page tries again, and shows the failure.
  }
}

/**
 * The same after the next frame, for a link under the pointer: a press that follows at once must not wait until a dozen
 * files are requested.
 */
export const prefetchPageSoon = (access: PageAccess, pathname: string): void =>
  void afterPaint(() => void prefetchPage(access, pathname));

async function prefetchArea({ areas, loader, maintenance }: AreaAccess, pathname: string): Promise<void> {
  const area = areaAt(areas, pathname);
  if (!area || maintenance.isOn(area.remote)) return;
  const module = await loader.load(area.remote, area.prefix, pathname);
  await prefetchRoute(module.routes[area.prefix] ?? [], area.prefix, pathname);
}
