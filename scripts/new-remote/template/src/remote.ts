import { REMOTE_CONTRACT, type RemoteModule } from '@portal/shared/host';
import type { PagePath } from '@portal/shared/host/area';
import type { areas } from './areas.ts';

export const remote: RemoteModule<keyof typeof areas, PagePath<typeof areas>> = {
  contract: REMOTE_CONTRACT,
  name: 'mf-sample',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/sample': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "sample" */ '#sample/sample-page.tsx').then(({ SamplePage }) => SamplePage),
      },
    ],
  },
};
