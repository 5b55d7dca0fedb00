import { warmPage } from '@portal/shared/host';
import { areaAt } from './areas.ts';
import type { Portal } from './portal.ts';

type Parts = Pick<Portal, 'areas' | 'loader' | 'maintenance'>;

/**
 * Loads what the page at `pathname` needs, so that a click finds it in memory. It is only a head start: the visit
 * itself reports a failure. An area under maintenance is left alone.
 */
export async function warm({ areas, loader, maintenance }: Parts, pathname: string): Promise<void> {
  const area = areaAt(areas, pathname);
  if (!area || maintenance.isOn(area.remote)) return;
  try {
    const module = await loader.load(area.remote, area.prefix, pathname);
    await warmPage(module.routes[area.prefix] ?? [], area.prefix, pathname);
  } catch {
    // The loader has reported it.
  }
}
