import type { PlainMessageKey } from '@portal/shared/text';
import { isWithin } from '#portal/areas.ts';

export interface NavItem {
  readonly path: `/${string}`;
  readonly label: PlainMessageKey;
  /** Where the header is narrow [2.62]. */
  readonly tabletLabel?: PlainMessageKey;
}

/** The main menu, in order [2.61-2.67]. */
const NAV_ITEMS: readonly NavItem[] = [
  { path: '/', label: 'nav.home' },
  { path: '/order', label: 'nav.order', tabletLabel: 'nav.orderTablet' },
  { path: '/billing', label: 'nav.billing' },
  { path: '/usage', label: 'nav.usage' },
  { path: '/option', label: 'nav.option' },
  { path: '/news', label: 'nav.news' },
];

/** The items that lead somewhere: home, and every area that a remote owns. */
export const navItems = (hasArea: (pathname: string) => boolean): NavItem[] =>
  NAV_ITEMS.filter(({ path }) => path === '/' || hasArea(path));

/** Home is current only itself; an area is current on each of its pages [2.63]. */
export const isCurrent = ({ path }: NavItem, pathname: string): boolean =>
  path === '/' ? pathname === '/' : isWithin(path, pathname);

/** Home and the lists: where the main actions are docked at the bottom of a narrow screen. */
export const hasDock = (pathname: string): boolean => NAV_ITEMS.some(({ path }) => path === pathname);
