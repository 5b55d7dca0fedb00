import { t } from '@portal/shared/text';
import { BellIcon } from '@portal/shared/ui';
import { useHasArea } from '#portal/portal.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx';

/** Unread news on a small screen, where the menu is folded away. */
export function UnreadLink() {
  const hasNews = useHasArea()('/news');
  const count = useUnreadCount(hasNews);
  if (count === 0) return null;
  return (
    <NavLink to="/news" look="list" isCurrent={false} label={t('nav.newsUnread', { count })}>
      <BellIcon size={20} />
      <UnreadBadge count={count} />
    </NavLink>
  );
}
