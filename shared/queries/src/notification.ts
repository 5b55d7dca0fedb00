import {
  listNotifications,
  NOTIFICATION_PAGE_SIZE,
  type Notification,
  readNotifications,
} from '@portal/contract/notification';
import { PAGE_SIZE_MAX } from '@portal/contract/values/primitives';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';
import { refreshNews } from './news.ts';

/** Who has more unread ones than fit on so many pages has looked at none of them for weeks. */
const UNREAD_PAGES_MAX = 5;

async function readPage(loose: LooseQuery<typeof listNotifications>, signal: AbortSignal) {
  const query = wireQuery<typeof listNotifications>({ pageSize: NOTIFICATION_PAGE_SIZE, ...loose });
  const answer = await request(listNotifications, { query }, { signal });
  return { ...wholePage(answer, answer.data, query), asOf: answer.asOf };
}

/** Only for a host with the feature `notifications`. */
export const notificationQueries = {
  list: (loose: LooseQuery<typeof listNotifications> = {}) => {
    const query = wireQuery<typeof listNotifications>({ pageSize: NOTIFICATION_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['notifications', query],
      queryFn: ({ signal }) => readPage(query, signal),
      placeholderData: keepPreviousData,
    });
  },
  /** All that are unread, the newest first. */
  unread: () =>
    queryOptions({
      queryKey: ['notifications', 'unread'],
      queryFn: async ({ signal }) => {
        const unread: Notification[] = [];
        for (let pageNumber = 1, last = 1; pageNumber <= Math.min(last, UNREAD_PAGES_MAX); pageNumber++) {
          const page = await readPage({ readStatusFilter: 'unread', pageSize: PAGE_SIZE_MAX, pageNumber }, signal);
          unread.push(...page.data);
          last = page.pagination.totalPages;
        }
        return unread;
      },
      placeholderData: keepPreviousData,
    }),
};

/** Some are read, or all up to an instant; then the list, the counts and the news, since news are among them. */
export async function markRead(client: QueryClient, body: { ids: string[] } | { until: string }): Promise<void> {
  await request(readNotifications, { body });
  await Promise.all([client.invalidateQueries({ queryKey: ['notifications'] }), refreshNews(client)]);
}
