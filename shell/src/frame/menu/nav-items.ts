import { type Area, isWithin } from '#federation/areas/areas.ts';
import { areaMenuItems } from '#federation/areas/menus.ts';
import { t } from '#text/t.ts';

export interface NavItem {
  readonly path: `/${string}`;
  readonly label: string;
  /** For a narrow header [2.62]. */
  readonly tabletLabel?: string | undefined;
}

/** The main menu: home, and every area that wants a place in it. */
export const navItems = (areas: readonly Area[]): NavItem[] => [
  { path: '/', label: t('nav.home') },
  ...areaMenuItems(areas, 'main').map(({ prefix, label, menu }) => ({
    path: prefix,
    label,
    tabletLabel: menu.tabletLabel,
  })),
];

/** The six of the specification just fit from 768 px. With more of them the menu scrolls, not the page. */
export const fitsInBar = (items: readonly NavItem[]): boolean => items.length <= 6;

/** Home is current only on its own page; an area is current on each of its pages [2.63]. */
export const isCurrent = ({ path }: NavItem, pathname: string): boolean =>
  path === '/' ? pathname === '/' : isWithin(path, pathname);

/** Where the portal's main actions are also the page's: filled, and docked at the bottom of a narrow screen. */
export const isHomeOrList = (areas: readonly Area[], pathname: string): boolean =>
  navItems(areas).some(({ path }) => path === pathname);
