import { useQuery } from '@portal/platform/query';
import { useSession } from '@portal/platform/session';
import { newsQueries } from '@portal/queries/news';
import { Box } from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';

/** The number of unread news; 0 without the news area. A failure only hides the badge. */
export function useUnreadCount(): number {
  const hasNews = useHasArea()('/news');
  const isKnown = useSession().state === 'signedIn';
  const { data = 0 } = useQuery({ ...newsQueries.unreadCount(), enabled: hasNews && isKnown });
  return data;
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
