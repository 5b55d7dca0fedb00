import { REMOTE_CONTRACT, type RemoteModuleOf } from '@portal/platform';
import type { areas } from './areas.ts';

export const remote: RemoteModuleOf<typeof areas> = {
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
    '/mfa': [
      {
        path: '',
        page: () => import(/* webpackChunkName: "mfa" */ '#mfa/mfa-page.tsx').then(({ MfaPage }) => MfaPage),
      },
      {
        path: 'email-verify',
        page: () =>
          import(/* webpackChunkName: "verification" */ '#email/verification/verify-page.tsx').then(
            ({ VerifyPage }) => VerifyPage,
          ),
      },
      {
        path: 'email-verify-sent',
        page: () =>
          import(/* webpackChunkName: "verification" */ '#email/verification/sent-page.tsx').then(
            ({ SentPage }) => SentPage,
          ),
      },
      {
        path: 'email-verify-complete',
        page: () =>
          import(/* webpackChunkName: "verification" */ '#email/verification/complete-page.tsx').then(
            ({ CompletePage }) => CompletePage,
          ),
      },
    ],
    '/mfa-setting': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "mfa-setting" */ '#mfa/mfa-setting-page.tsx').then(
            ({ MfaSettingPage }) => MfaSettingPage,
          ),
      },
    ],
    '/sessions': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "sessions" */ '#sessions/sessions-page.tsx').then(
            ({ SessionsPage }) => SessionsPage,
          ),
      },
    ],
    '/email-setting': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "email-setting" */ '#email/setting/email-setting-page.tsx').then(
            ({ EmailSettingPage }) => EmailSettingPage,
          ),
      },
    ],
  },
};
