import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { newsQueries } from '@portal/queries/news';
import { newsListParams } from './news-list-params.ts';

export const newsListReads: Prefetches = (search) => [prefetchOf(newsQueries.list(newsListParams.read(search)))];
