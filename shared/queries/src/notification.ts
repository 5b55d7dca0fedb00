import { listNotifications, NOTIFICATION_PAGE_SIZE, readNotifications } from '@portal/contract/notification';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';
import { refreshNews } from './news.ts';

/** Only for a host with the feature `notifications`. */
export const notificationQueries = {
  list: (loose: LooseQuery<typeof listNotifications> = {}) => {
    const query = wireQuery<typeof listNotifications>({ pageSize: NOTIFICATION_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['notifications', query],
      queryFn: async ({ signal }) => {
        const answer = await request(listNotifications, { query }, { signal });
        return { ...wholePage(answer, answer.data, query), asOf: answer.asOf };
      },
      placeholderData: keepPreviousData,
    });
  },
};

/** Some are read, or all up to an instant; then the list, the counts and the news, since news are among them. */
export async function markRead(client: QueryClient, body: { ids: string[] } | { until: string }): Promise<void> {
  await request(readNotifications, { body });
  await Promise.all([client.invalidateQueries({ queryKey: ['notifications'] }), refreshNews(client)]);
}
