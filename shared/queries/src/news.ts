import {
  getLatestNews,
  getNews,
  getUnreadNewsCount,
  listNews,
  NEWS_PAGE_SIZE,
  setNewsVisibility,
} from '@portal/contract/news';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';

/** News are fetched again when the customer comes back to the tab or the network comes back [7.4]. */
const live = { refetchOnWindowFocus: true, refetchOnReconnect: true } as const;

export const newsQueries = {
  list: (loose: LooseQuery<typeof listNews>) => {
    const query = wireQuery<typeof listNews>({ pageSize: NEWS_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['news', 'list', query],
      queryFn: ({ signal }) => request(listNews, { query }, { signal }),
      placeholderData: keepPreviousData,
      ...live,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: ['news', 'detail', id],
      queryFn: ({ signal }) => request(getNews, { params: { id } }, { signal }),
    }),
  latest: () =>
    queryOptions({
      queryKey: ['news', 'latest'],
      queryFn: ({ signal }) => request(getLatestNews, {}, { signal }),
      // A failure is only logged [8.28]: the customer did not ask for the pop-up.
      meta: { dialog: false },
      ...live,
    }),
  /** Of news, and with the feature `notifications` of all notifications. */
  unreadCount: () =>
    queryOptions({
      queryKey: ['news', 'unreadCount'],
      queryFn: ({ signal }) => request(getUnreadNewsCount, {}, { signal }),
      meta: { dialog: false },
      ...live,
    }),
};

/** Fetches again what changes when an item is read or hidden. */
export async function refreshNews(client: QueryClient): Promise<void> {
  await Promise.all(
    ['list', 'latest', 'unreadCount'].map((part) => client.invalidateQueries({ queryKey: ['news', part] })),
  );
}

/** The item is not shown by itself again; it also counts as read. */
export const hideNews = (id: string) =>
  request(setNewsVisibility, { params: { id }, body: { doNotDisplayAgain: true } });
