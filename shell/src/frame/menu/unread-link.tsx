import { menuLabel } from '@portal/platform/registry/area';
import { BellIcon } from '@portal/ui';
import { areaAt } from '#federation/areas/areas.ts';
import { usePortal } from '#federation/portal/portal.ts';
import { t } from '#text/t.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx';

/** Unread news on a small screen, where the menu is closed. */
export function UnreadLink() {
  const news = areaAt(usePortal().areas, '/news');
  const count = useUnreadCount();
  if (!news || count === 0) return null;
  const name = menuLabel(news);
  return (
    <NavLink
      to={news.prefix}
      look="icon"
      isCurrent={false}
      trackName={name}
      label={t('nav.unread', { label: name, count })}
    >
      <BellIcon size={20} />
      <UnreadBadge count={count} />
    </NavLink>
  );
}
