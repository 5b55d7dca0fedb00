import { REMOTE_CONTRACT, type RemoteModule } from '@portal/shared/host';

export const remote: RemoteModule = {
  contract: REMOTE_CONTRACT,
  name: 'mf-account',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/password': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "password" */ '#password/password-page.tsx').then(
            ({ PasswordPage }) => PasswordPage,
          ),
      },
    ],
  },
};
