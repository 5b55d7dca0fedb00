import { isHttpError } from '@portal/platform/api';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { newsQueries } from '@portal/queries/news';
import { useBroadcastNewsRead } from '@portal/ui/pages';
import { useEffect } from 'react';

/** One item. The server marks it as read when it answers, so list and badge are then read again. */
export function useNewsDetail(id: string) {
  const client = useQueryClient();
  const tellRead = useBroadcastNewsRead();
  const news = useQuery({ ...newsQueries.detail(id), meta: { dialog: (error) => !isHttpError(error, 404) } });

  // Only a new answer counts, not an item that was still in memory.
  const answeredAt = news.isFetchedAfterMount && news.isSuccess ? news.dataUpdatedAt : 0;
  useEffect(() => {
    if (answeredAt === 0) return;
    void client.invalidateQueries({ queryKey: ['news', 'list'] });
    void client.invalidateQueries({ queryKey: ['news', 'unreadCount'] });
    tellRead(id);
  }, [client, answeredAt, tellRead, id]);
  return news;
}
