import { afterPaint } from '@portal/platform/host';
import { loadPage, prefetchRoute } from '@portal/ui/host';
import { areaAt } from '#federation/areas/areas.ts';
import type { Portal } from '#federation/portal/portal.ts';

type Parts = Pick<Portal, 'areas' | 'loader' | 'maintenance' | 'loadHome'>;

/**
 * Loads the code of the page at `pathname`, so that a click finds it in memory. The visit reports a failure. An area
 * under maintenance is not loaded.
 */
export async function prefetchPage(parts: Parts, pathname: string): Promise<void> {
  try {
    if (pathname === '/') await loadPage(parts.loadHome);
    else await prefetchArea(parts, pathname);
  } catch {
    // Whoever shows the page tries again, and shows the failure.
  }
}

/**
 * The same after the next frame, for a link under the pointer: a press that follows at once must not wait until a dozen
 * files are requested.
 */
export const prefetchPageSoon = (parts: Parts, pathname: string): void =>
  void afterPaint(() => void prefetchPage(parts, pathname));

async function prefetchArea({ areas, loader, maintenance }: Omit<Parts, 'loadHome'>, pathname: string): Promise<void> {
  const area = areaAt(areas, pathname);
  if (!area || maintenance.isOn(area.remote)) return;
  const module = await loader.load(area.remote, area.prefix, pathname);
  await prefetchRoute(module.routes[area.prefix] ?? [], area.prefix, pathname);
}
