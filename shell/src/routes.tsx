import { LazyPage, MaintenanceGate, NotFound, PageRoot, type ShownArea, ShownAreaProvider } from '@portal/shared/host';
import { Outlet, type RouteObject } from '@portal/shared/router';
import type { PublicRoute } from '@portal/shared/session/public-routes';
import type { ComponentProps } from 'react';
import { AuthAction } from '#action-link/auth-action.tsx';
import { AreaMaintenanceGate } from '#area-maintenance/area-maintenance-gate.tsx';
import { PortalLayout } from '#layout/portal-layout.tsx';
import { PublicLayout } from '#layout/public-layout.tsx';
import { OtherAreas } from '#other-area/other-areas.tsx';
import type { Area } from '#portal/areas.ts';
import type { Portal } from '#portal/portal.ts';
import { createShownAreas, publicPage } from '#portal/shown-areas.ts';
import { RemoteArea } from '#remotes/remote-area.tsx';
import { MaintenanceScreen } from '#screen/maintenance-screen.tsx';
import { PublicPageLoading } from '#screen/public-page-loading.tsx';
import { AreaCrash, FrameCrash } from '#screen/route-crash.tsx';
import { SessionGuard } from '#session/session-guard.tsx';
import { t } from '#text/t.ts';

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

interface ShellPageProps extends Pick<ComponentProps<typeof LazyPage>, 'load' | 'loading'> {
  area: ShownArea;
}
const ShellPage = ({ area, ...page }: ShellPageProps) => (
  <ShownAreaProvider value={area}>
    <LazyPage {...page} />
  </ShownAreaProvider>
);

const publicRoute = (path: PublicRoute, load: ShellPageProps['load'], title: string): RouteObject => ({
  path,
  element: <ShellPage key={path} area={publicPage(title)} load={load} loading={<PublicPageLoading />} />,
});

/** Open to everybody [2.1]. Each page is loaded separately: most visitors see only the login. */
const PUBLIC_PAGES: RouteObject[] = [
  publicRoute('/login', loadLogin, t('login.title')),
  { path: '/auth-action' satisfies PublicRoute, element: <AuthAction /> },
  publicRoute('/entry', loadEntry, t('entry.title')),
  publicRoute('/password-reset', loadPasswordReset, t('passwordReset.title')),
  publicRoute('/password-reset/change', loadPasswordResetChange, t('passwordResetChange.title')),
  publicRoute('/mfa/revert', loadMfaRevert, t('mfaRevert.title')),
  publicRoute('/mfa-reset', loadMfaReset, t('mfaReset.title')),
];

/**
 * The shell's own screens and one place for each area of the document; the other areas have theirs together. React Router ranks an exact path above
 * `prefix/*`, so the shell's paths win over the remotes'.
 */
export function portalRoutes({
  areas,
  maintenance,
  loader,
}: Pick<Portal, 'areas' | 'maintenance' | 'loader'>): RouteObject[] {
  const shown = createShownAreas({ areas, maintenance, loader });
  // Each place has a key: otherwise React would keep one area's state for the next.
  const place = (area: Area) => (
    <AreaMaintenanceGate key={area.prefix} board={maintenance} remote={area.remote} title={area.title}>
      <RemoteArea
        loader={loader}
        remote={area.remote}
        prefix={area.prefix}
        area={shown.ofRemote(area)}
        notFound={<NotFound />}
      />
    </AreaMaintenanceGate>
  );
  const places: RouteObject[] = areas.map((area) => ({ path: `${area.prefix}/*`, element: place(area) }));
  const others = (
    <ShownAreaProvider value={shown.ofShell('*', t('app.title'))}>
      <OtherAreas place={place} />
    </ShownAreaProvider>
  );
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
            { index: true, element: <ShellPage key="home" area={shown.ofShell('/', t('nav.home'))} load={loadHome} /> },
            ...places,
            { path: '*', element: others },
          ],
        },
      ]),
    ],
  };
  const gate = (
    <MaintenanceGate screen={MaintenanceScreen}>
      <Outlet />
    </MaintenanceGate>
  );
  return [{ element: gate, children: [pages] }];
}
