import { useLocation } from '@portal/platform/router';
import { useViewport } from '@portal/ui';
import { memo, useEffect, useRef } from 'react';
import { usePortal } from '#federation/portal/portal.ts';
import { t } from '#text/t.ts';
import { fitsInBar, isCurrent, type NavItem, navItems } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { NavRow } from './nav-row.tsx';
import { UnreadBadge, useUnread } from './unread-badge.tsx';
import { unreadName } from './unread-name.ts';

interface MainNavProps {
  look: 'bar' | 'list';
  onFollow?: (() => void) | undefined;
}

/** The main menu, in the header or in the drawer of a small screen. */
export function MainNav({ look, onFollow }: MainNavProps) {
  const { pathname } = useLocation();
  const items = navItems(usePortal().areas);
  const unread = useUnread().news;
  const menu = useCurrentInView(pathname);
  const isScrolling = look === 'bar' && !fitsInBar(items);
  return (
    <NavRow as="nav" aria-label={t('nav.label')} look={look} isScrolling={isScrolling} ref={menu}>
      {items.map((item) => (
        <Entry
          key={item.path}
          {...item}
          look={look}
          isCurrent={isCurrent(item, pathname)}
          unread={item.path === '/news' ? unread : 0}
          onFollow={onFollow}
        />
      ))}
    </NavRow>
  );
}

interface EntryProps extends NavItem, MainNavProps {
  isCurrent: boolean;
  unread: number;
}

/** Memoized, so that a move renders only the former and the new current entry. */
const Entry = memo(function Entry({ path, label, tabletLabel, unread, ...link }: EntryProps) {
  const isTablet = useViewport() === 'tablet';
  return (
    <NavLink to={path} trackName={label} label={unreadName(label, unread)} {...link}>
      <span>{(isTablet && tabletLabel) || label}</span>
      {unread > 0 ? <UnreadBadge count={unread} /> : null}
    </NavLink>
  );
});

/** Scrolls the menu to the current entry. The page itself must not scroll. */
function useCurrentInView(pathname: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current;
    const current = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!menu || !current) return;
    const { left, right } = menu.getBoundingClientRect();
    menu.scrollLeft += Math.max(0, current.right - right) + Math.min(0, current.left - left);
    // The current entry follows the path.
  }, [pathname]);
  return ref;
}
