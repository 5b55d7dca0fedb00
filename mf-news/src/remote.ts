import { REMOTE_CONTRACT, type RemoteModuleOf } from '@portal/platform';
import type { areas } from './areas.ts';

export const remote: RemoteModuleOf<typeof areas> = {
  contract: REMOTE_CONTRACT,
  name: 'mf-news',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/news': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "news-list" */ '#news/news-list-page.tsx').then(
            ({ NewsListPage }) => NewsListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "news-list" */ '#news/news-list-reads.ts').then(
            ({ newsListReads }) => newsListReads,
          ),
      },
      {
        path: ':id',
        page: () =>
          import(/* webpackChunkName: "news-detail" */ '#news/news-detail-page.tsx').then(
            ({ NewsDetailPage }) => NewsDetailPage,
          ),
      },
    ],
  },
};
