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

/** Five hundred: who has more unread ones than fit on these pages reads them by 'all'. */
const UNREAD_PAGES_MAX = 5;

const pageQuery = (loose: LooseQuery<typeof listNotifications>) =>
  wireQuery<typeof listNotifications>({ pageSize: NOTIFICATION_PAGE_SIZE, ...loose });

async function readPage(query: ReturnType<typeof pageQuery>, signal: AbortSignal) {
  const answer = await request(listNotifications, { query }, { signal });
  return { ...wholePage(answer, answer.data, query), asOf: answer.asOf };
}

async function readUnread(signal: AbortSignal): Promise<readonly Notification[]> {
  const unread: Notification[] = [];
  for (let pageNumber = 1, last = 1; pageNumber <= Math.min(last, UNREAD_PAGES_MAX); pageNumber++) {
    const query = pageQuery({ readStatusFilter: 'unread', pageSize: PAGE_SIZE_MAX, pageNumber });
    const { data, pagination } = await readPage(query, signal);
    unread.push(...data);
    last = pagination.totalPages;
  }
  return unread;
}

/** Only for a host with the feature `notifications`. */
export const notificationQueries = {
  list: (loose: LooseQuery<typeof listNotifications> = {}) => {
    const query = pageQuery(loose);
    return queryOptions({
      queryKey: ['notifications', query],
      queryFn: ({ signal }) => readPage(query, signal),
      placeholderData: keepPreviousData,
    });
  },
  /** What is unread, the newest first: the newest five hundred. */
  unread: () =>
    queryOptions({
      queryKey: ['notifications', 'unread'],
      queryFn: ({ signal }) => readUnread(signal),
      placeholderData: keepPreviousData,
    }),
};

/** Some are read, or all up to an instant; then the list, the counts and the news, since news are among them. */
export async function markRead(client: QueryClient, body: { ids: string[] } | { until: string }): Promise<void> {
  await request(readNotifications, { body });
  await Promise.all([client.invalidateQueries({ queryKey: ['notifications'] }), refreshNews(client)]);
}
