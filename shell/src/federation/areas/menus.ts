import { type AreaMenu, menuLabel } from '@portal/platform/registry/area';
import type { Area } from './areas.ts';

/** The order of the menus comes from the specification [2.61-2.67, 2.73]; their entries come from the areas. */
const ORDER = {
  main: ['/order', '/billing', '/usage', '/option', '/news'],
  account: ['/password', '/mfa', '/email-setting'],
} as const;
type MenuName = keyof typeof ORDER;

interface AreaMenuItem<In extends MenuName> {
  readonly prefix: Area['prefix'];
  readonly label: string;
  readonly menu: AreaMenu<In>;
}

/** The areas that want a place in this menu, in its order; areas that are not in the order come last. */
export function areaMenuItems<In extends MenuName>(areas: readonly Area[], place: In): AreaMenuItem<In>[] {
  const order: readonly string[] = ORDER[place];
  const rank = ({ prefix }: Pick<Area, 'prefix'>) => (order.includes(prefix) ? order.indexOf(prefix) : order.length);
  const asks = (menu: Area['menu']): menu is AreaMenu<In> => menu?.place === place;
  return areas
    .flatMap((area) => (asks(area.menu) ? [{ prefix: area.prefix, label: menuLabel(area), menu: area.menu }] : []))
    .sort((a, b) => rank(a) - rank(b));
}
