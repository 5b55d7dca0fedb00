import { type Area, isWithin } from '#portal/areas.ts';
import { menuPlaces } from '#portal/menus.ts';
import { t } from '#text/t.ts';

export interface NavItem {
  readonly path: `/${string}`;
  readonly label: string;
  /** Where the header is narrow [2.62]. */
  readonly tabletLabel?: string | undefined;
}

/** The main menu: home, and every area that asks for a place in it. */
export const navItems = (areas: readonly Area[]): NavItem[] => [
  { path: '/', label: t('nav.home') },
  ...menuPlaces(areas, 'main').map(({ prefix, label, menu }) => ({
    path: prefix,
    label,
    tabletLabel: menu.tabletLabel,
  })),
];

/** Home is current only itself; an area is current on each of its pages [2.63]. */
export const isCurrent = ({ path }: NavItem, pathname: string): boolean =>
  path === '/' ? pathname === '/' : isWithin(path, pathname);

/** Where the main actions of the portal are also the page's: filled, and docked at the bottom of a narrow screen. */
export const isHomeOrList = (areas: readonly Area[], pathname: string): boolean =>
  navItems(areas).some(({ path }) => path === pathname);
