import type { AreaLink } from '@portal/ui/host';
import { t } from '#text/t.ts';
import type { Area } from './areas.ts';
import { areaMenuItems } from './menus.ts';

/** The areas in the menus that have not failed, in the order of the menus. */
export function availableAreas(areas: readonly Area[], hasFailed: (path: string) => boolean): AreaLink[] {
  const places = [...areaMenuItems(areas, 'main'), ...areaMenuItems(areas, 'account')];
  const links = [{ to: '/', label: t('nav.home') }, ...places.map(({ prefix, label }) => ({ to: prefix, label }))];
  return links.filter(({ to }) => !hasFailed(to));
}
