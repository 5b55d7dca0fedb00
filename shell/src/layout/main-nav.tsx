import { useLocation } from '@portal/shared/router';
import { Flex, useViewport } from '@portal/shared/ui';
import { usePortal } from '#portal/portal.ts';
import { t } from '#text/t.ts';
import { isCurrent, navItems } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx';

interface MainNavProps {
  look: 'bar' | 'list';
  onFollow?: () => void;
}

/** The main menu, in the header or in the drawer of a small screen. */
export function MainNav({ look, onFollow }: MainNavProps) {
  const { pathname } = useLocation();
  const items = navItems(usePortal().areas);
  const unread = useUnreadCount();
  const isTablet = useViewport() === 'tablet';
  return (
    <Flex
      as="nav"
      aria-label={t('nav.label')}
      direction={look === 'bar' ? 'row' : 'column'}
      gap={{ base: '1', md: '0.5', lg: '1' }}
      flexShrink="0"
      alignSelf="stretch"
      alignItems="stretch"
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
