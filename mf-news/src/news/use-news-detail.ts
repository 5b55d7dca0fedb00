import { isHttpError } from '@portal/shared/api';
import { newsQueries } from '@portal/shared/api/news';
import { useTellNewsRead } from '@portal/shared/host';
import { useQuery, useQueryClient } from '@portal/shared/query';
import { useEffect } from 'react';

/** One item. The server marks it as read when it answers: from then on list and badge are out of date. */
export function useNewsDetail(id: string) {
  const client = useQueryClient();
  const tellRead = useTellNewsRead();
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
