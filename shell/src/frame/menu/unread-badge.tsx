import { useQuery } from '@portal/platform/query';
import { useFeatures, useSession } from '@portal/platform/session';
import { newsQueries } from '@portal/queries/news';
import { Box } from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';

/** What is unread, in one read; nothing that the host does not have. A failure only hides the badges. */
export function useUnread(): { news: number; notifications: number } {
  const hasNews = useHasArea()('/news');
  const hasNotifications = useFeatures().includes('notifications');
  const isKnown = useSession().state === 'signedIn';
  const { data } = useQuery({
    ...newsQueries.unreadCount(),
    enabled: isKnown && (hasNews || hasNotifications),
    // Bell and menu show it, and share one answer.
    refetchOnMount: false,
  });
  return { news: (hasNews && data?.count) || 0, notifications: (hasNotifications && data?.notificationCount) || 0 };
}

/** [2.67] */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <Box
      as="span"
      bg="solid.bad"
      color="fg.onSolid"
      borderRadius="full"
      minWidth="5"
      paddingInline="1.5"
      fontSize="2xs"
      fontWeight="normal"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
