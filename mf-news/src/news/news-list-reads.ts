import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { newsQueries } from '@portal/queries/news';
import { newsListParams } from './news-list-params.ts';

export const newsListReads: FirstReads = (search) => [firstRead(newsQueries.list(newsListParams.read(search)))];
