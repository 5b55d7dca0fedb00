import { menuLabel } from '@portal/platform/registry/area';
import { BellIcon } from '@portal/ui';
import { areaAt } from '#federation/areas/areas.ts';
import { usePortal } from '#federation/portal/portal.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnread } from './unread-badge.tsx';
import { unreadName } from './unread-name.ts';

/** Unread news on a small screen, where the menu is closed. */
export function UnreadLink() {
  const news = areaAt(usePortal().areas, '/news');
  const { news: count } = useUnread();
  if (!news || count === 0) return null;
  const name = menuLabel(news);
  return (
    <NavLink to={news.prefix} look="icon" isCurrent={false} trackName={name} label={unreadName(name, count)}>
      <BellIcon size={20} />
      <UnreadBadge count={count} />
    </NavLink>
  );
}
