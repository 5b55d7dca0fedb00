import { REMOTE_CONTRACT, type RemoteModuleOf } from '@portal/platform';
import type { areas } from './areas.ts';

export const remote: RemoteModuleOf<typeof areas> = {
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
