import { firstRead } from '@portal/shared/api/first-read';
import { newsQueries } from '@portal/shared/api/news';
import type { FirstReads } from '@portal/shared/host';
import { newsListParams } from './news-list-params.ts';

export const newsListReads: FirstReads = (search) => [firstRead(newsQueries.list(newsListParams.read(search)))];
