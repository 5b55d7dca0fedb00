import { useLocation } from '@portal/shared/router';
import { Flex, useViewport } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { usePortal } from '#portal/portal.ts';
import { t } from '#text/t.ts';
import { isCurrent, navItems } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx';

interface MainNavProps {
  look: 'bar' | 'list';
  onFollow?: () => void;
}

/** As many as the specification has: they just fit from 768 px. */
const ENTRIES_THAT_FIT = 6;
/** With more areas the menu scrolls, not the page. The focus mark then lies within, where nothing cuts it off. */
const SCROLLING = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
};

/** The main menu, in the header or in the drawer of a small screen. */
export function MainNav({ look, onFollow }: MainNavProps) {
  const { pathname } = useLocation();
  const items = navItems(usePortal().areas);
  const unread = useUnreadCount();
  const isTablet = useViewport() === 'tablet';
  const menu = useCurrentInView(pathname);
  const isScrolling = look === 'bar' && items.length > ENTRIES_THAT_FIT;
  return (
    <Flex
      as="nav"
      aria-label={t('nav.label')}
      direction={look === 'bar' ? 'row' : 'column'}
      gap={{ base: '1', md: '0.5', lg: '1' }}
      flexShrink={isScrolling ? '1' : '0'}
      minWidth={isScrolling ? '0' : undefined}
      alignSelf="stretch"
      alignItems="stretch"
      ref={menu}
      css={isScrolling ? SCROLLING : {}}
    >
      {items.map((item) => {
        const count = item.path === '/news' ? unread : 0;
        return (
          <NavLink
            key={item.path}
            to={item.path}
            look={look}
            isCurrent={isCurrent(item, pathname)}
            label={count > 0 ? t('nav.unread', { label: item.label, count }) : undefined}
            onFollow={onFollow}
          >
            {(isTablet && item.tabletLabel) || item.label}
            {count > 0 ? <UnreadBadge count={count} /> : null}
          </NavLink>
        );
      })}
    </Flex>
  );
}

/** In a menu that scrolls, the entry of the page is in view. The page itself must not move for it. */
function useCurrentInView(pathname: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current;
    const current = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!menu || !current) return;
    const { left, right } = menu.getBoundingClientRect();
    menu.scrollLeft += Math.max(0, current.right - right) + Math.min(0, current.left - left);
    // Another page has another current entry.
  }, [pathname]);
  return ref;
}
