import { useKeptAddress, useListParams } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { useQuery } from '@portal/platform/query';
import { newsQueries } from '@portal/queries/news';
import { useEffect } from 'react';
import { isNewestPage, newsListParams } from './news-list-params.ts';
import { newsPaths } from './news-paths.ts';

/** Whether the server does not know the cursor, for example of an old link. */
const isUnknownCursor = (error: unknown): boolean => isHttpError(error, 400);

/** The page of the list in the address, and how to go to others. */
export function useNewsList() {
  const { params, address, go } = useListParams(newsPaths.list, newsListParams);
  const news = useQuery({ ...newsQueries.list(params), meta: { dialog: (error) => !isUnknownCursor(error) } });

  const isLost =
    !isNewestPage(params) && (isUnknownCursor(news.error) || (!news.isPlaceholderData && news.data?.data.length === 0));
  useEffect(() => {
    if (isLost) go(newsListParams.defaults, 'replace');
  }, [isLost, go]);

  useKeptAddress(newsPaths.list, isLost ? null : address);

  return {
    news,
    isLost,
    goAfter: (after: string) => go({ after, before: '' }),
    goBefore: (before: string) => go({ before, after: '' }),
  };
}
