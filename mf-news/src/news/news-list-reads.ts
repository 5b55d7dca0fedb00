import { firstRead } from '@portal/shared/api/first-read';
import { newsQueries } from '@portal/shared/api/news';
import type { FirstReads } from '@portal/shared/host';
import { newsPlace } from './news-place.ts';

export const newsListReads: FirstReads = (search) => [firstRead(newsQueries.list(newsPlace.read(search)))];
