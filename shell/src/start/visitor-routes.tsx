import type { RouteObject } from '@portal/platform/router';
import type { PublicRoute } from '@portal/platform/session/public-routes';
import { publicPage } from '#federation/portal/public-page.ts';
import { PublicLayout } from '#frame/layout/public-layout.tsx';
import { SessionGuard } from '#guard/session-guard.tsx';
import { PublicPageLoading } from '#screens/public-page-loading.tsx';
import { t } from '#text/t.ts';
import { ShellPage, type ShellPageProps } from './shell-page.tsx';

const loadEntry = () =>
  import(/* webpackChunkName: "entry" */ '#public/entry/entry-page.tsx').then((module) => module.EntryPage);
const loadPasswordReset = () =>
  import(/* webpackChunkName: "password-reset" */ '#public/password-reset/password-reset-page.tsx').then(
    (module) => module.PasswordResetPage,
  );
const loadPasswordResetChange = () =>
  import(/* webpackChunkName: "password-reset-change" */ '#public/password-reset/password-reset-change-page.tsx').then(
    (module) => module.PasswordResetChangePage,
  );
const loadMfaRevert = () =>
  import(/* webpackChunkName: "mfa-revert" */ '#public/second-factor/mfa-revert-page.tsx').then(
    (module) => module.MfaRevertPage,
  );
const loadMfaReset = () =>
  import(/* webpackChunkName: "mfa-reset" */ '#public/second-factor/mfa-reset-page.tsx').then(
    (module) => module.MfaResetPage,
  );

const publicRoute = (path: PublicRoute, load: ShellPageProps['load'], title: string): RouteObject => ({
  path,
  element: <ShellPage key={path} area={publicPage(title)} load={load} loading={<PublicPageLoading />} />,
});

/** The other public pages [2.1]. Each is loaded separately: most visitors see only the login. */
export const VISITOR_ROUTES: RouteObject[] = [
  {
    element: (
      <SessionGuard>
        <PublicLayout />
      </SessionGuard>
    ),
    children: [
      publicRoute('/entry', loadEntry, t('entry.title')),
      publicRoute('/password-reset', loadPasswordReset, t('passwordReset.title')),
      publicRoute('/password-reset/change', loadPasswordResetChange, t('passwordResetChange.title')),
      publicRoute('/mfa/revert', loadMfaRevert, t('mfaRevert.title')),
      publicRoute('/mfa-reset', loadMfaReset, t('mfaReset.title')),
    ],
  },
];
