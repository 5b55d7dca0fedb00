import { LazyPage, NotFound, PageRoot } from '@portal/shared/host';
import type { RouteObject } from '@portal/shared/router';
import type { ComponentProps } from 'react';
import { AuthAction } from '#action-link/auth-action.tsx';
import { AreaMaintenanceGate } from '#area-maintenance/area-maintenance-gate.tsx';
import { PortalLayout } from '#layout/portal-layout.tsx';
import { PublicLayout } from '#layout/public-layout.tsx';
import type { Portal } from '#portal/portal.ts';
import { RemoteArea } from '#remotes/remote-area.tsx';
import { UnknownArea } from '#remotes/unknown-area.tsx';
import { MaintenanceGate } from '#screen/maintenance-gate.tsx';
import { PublicPageLoading } from '#screen/public-skeleton.tsx';
import { AreaCrash, FrameCrash } from '#screen/route-crash.tsx';
import { SessionGuard } from '#session/session-guard.tsx';

const loadHome = () => import(/* webpackChunkName: "home" */ '#home/home-page.tsx').then((module) => module.HomePage);
const loadLogin = () =>
  import(/* webpackChunkName: "login" */ '#login/login-page.tsx').then((module) => module.LoginPage);
const loadEntry = () =>
  import(/* webpackChunkName: "entry" */ '#entry/entry-page.tsx').then((module) => module.EntryPage);
const loadPasswordReset = () =>
  import(/* webpackChunkName: "password-reset" */ '#password-reset/password-reset-page.tsx').then(
    (module) => module.PasswordResetPage,
  );
const loadPasswordResetChange = () =>
  import(/* webpackChunkName: "password-reset-change" */ '#password-reset/password-reset-change-page.tsx').then(
    (module) => module.PasswordResetChangePage,
  );
const loadMfaRevert = () =>
  import(/* webpackChunkName: "mfa-revert" */ '#second-factor/mfa-revert-page.tsx').then(
    (module) => module.MfaRevertPage,
  );
const loadMfaReset = () =>
  import(/* webpackChunkName: "mfa-reset" */ '#second-factor/mfa-reset-page.tsx').then((module) => module.MfaResetPage);

const PublicLazyPage = (props: Pick<ComponentProps<typeof LazyPage>, 'load'>) => (
  <LazyPage {...props} loading={<PublicPageLoading />} />
);

/** Open to everybody [2.1]. Each page is loaded separately: most visitors see only the login. */
const PUBLIC_PAGES: RouteObject[] = [
  { path: '/login', element: <PublicLazyPage key="login" load={loadLogin} /> },
  { path: '/auth-action', element: <AuthAction /> },
  { path: '/entry', element: <PublicLazyPage key="entry" load={loadEntry} /> },
  { path: '/password-reset', element: <PublicLazyPage key="password-reset" load={loadPasswordReset} /> },
  { path: '/password-reset/change', element: <PublicLazyPage key="change" load={loadPasswordResetChange} /> },
  { path: '/mfa/revert', element: <PublicLazyPage key="mfa-revert" load={loadMfaRevert} /> },
  { path: '/mfa-reset', element: <PublicLazyPage key="mfa-reset" load={loadMfaReset} /> },
];

/**
 * The shell's own screens and one place for each area of the registry. React Router ranks an exact path above
 * `prefix/*`, so the shell's paths win over the remotes'.
 */
export function portalRoutes({
  areas,
  hasUnknownAreas,
  maintenance,
  loader,
}: Omit<Portal, 'environment'>): RouteObject[] {
  // Each place has a key: otherwise React would keep one area's state for the next.
  const places: RouteObject[] = areas.map(({ remote, prefix, title }) => ({
    path: `${prefix}/*`,
    element: (
      <AreaMaintenanceGate key={prefix} board={maintenance} remote={remote} title={title}>
        <RemoteArea loader={loader} remote={remote} prefix={prefix} title={title} notFound={<NotFound />} />
      </AreaMaintenanceGate>
    ),
  }));
  const guarded = (element: RouteObject['element'], children: RouteObject[]): RouteObject => ({
    element: <SessionGuard>{element}</SessionGuard>,
    children,
  });
  const pages: RouteObject = {
    element: <PageRoot />,
    errorElement: <FrameCrash />,
    children: [
      guarded(<PublicLayout />, PUBLIC_PAGES),
      guarded(<PortalLayout />, [
        {
          errorElement: <AreaCrash />,
          children: [
            { index: true, element: <LazyPage key="home" load={loadHome} /> },
            ...places,
            { path: '*', element: hasUnknownAreas ? <UnknownArea reference={loader.reference} /> : <NotFound /> },
          ],
        },
      ]),
    ],
  };
  return [{ element: <MaintenanceGate />, children: [pages] }];
}
