import { useFeatures } from '@portal/platform/session';
import { BellIcon, Box } from '@portal/ui';
import { t } from '#text/t.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadBadge, useUnread } from './unread-badge.tsx';
import { UnreadLink } from './unread-link.tsx';
import { unreadName } from './unread-name.ts';

const OVER_THE_BELL = { position: 'absolute', top: '0.5', insetInlineStart: '50%', whiteSpace: 'nowrap' };

/** The bell. On a small screen of a host without notifications it leads to the news, as the menu is closed there. */
export function NotificationLink({ isMobile }: { isMobile: boolean }) {
  const hasNotifications = useFeatures().includes('notifications');
  const { notifications } = useUnread();
  if (!hasNotifications) return isMobile ? <UnreadLink /> : null;
  const label = t('notifications.title');
  return (
    <NavLink
      to="/notifications"
      look={isMobile ? 'icon' : 'iconInBar'}
      isCurrent={false}
      trackName={label}
      label={unreadName(label, notifications) ?? label}
    >
      <BellIcon size={20} />
      {notifications > 0 ? (
        <Box as="span" display="flex" css={isMobile ? {} : OVER_THE_BELL}>
          <UnreadBadge count={notifications} />
        </Box>
      ) : null}
    </NavLink>
  );
}
