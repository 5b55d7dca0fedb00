import type { AreaLink } from '@portal/ui/host';
import { t } from '#text/t.ts';
import type { Area } from './areas.ts';
import { areaMenuItems } from './menus.ts';

/** The areas in the menus that have not failed, in the order of the menus; without those that only some hosts have. */
export function availableAreas(areas: readonly Area[], hasFailed: (path: string) => boolean): AreaLink[] {
  const places = [...areaMenuItems(areas, 'main'), ...areaMenuItems(areas, 'account')];
  const everywhere = places.filter(({ menu }) => !('feature' in menu && menu.feature));
  const links = [{ to: '/', label: t('nav.home') }, ...everywhere.map(({ prefix, label }) => ({ to: prefix, label }))];
  return links.filter(({ to }) => !hasFailed(to));
}
