import { Outlet, type RouteObject } from '@portal/platform/router';
import type { PublicRoute } from '@portal/platform/session/public-routes';
import { MaintenanceGate, PageRoot } from '@portal/ui/host';
import { PAGES_ROUTE } from '#federation/portal/add-portal-routes.tsx';
import { PublicLayout } from '#frame/layout/public-layout.tsx';
import { SessionGuard } from '#guard/session-guard.tsx';
import { LoginPage } from '#login/login-page.tsx';
import { AuthAction } from '#public/action-link/auth-action.tsx';
import { FrameCrash } from '#screens/frame-crash.tsx';
import { MaintenanceScreen } from '#screens/maintenance-screen.tsx';

/** The pages on which most visitors arrive. They need only the first files. */
const START_PAGES = [
  { path: '/login', element: <LoginPage /> },
  { path: '/auth-action', element: <AuthAction /> },
] satisfies { path: PublicRoute; element: RouteObject['element'] }[];

export const isStartPage = (pathname: string): boolean => START_PAGES.some(({ path }) => path === pathname);

/** The start pages, and all others once their code has arrived. */
export function shellRoutes(others: readonly RouteObject[] = []): RouteObject[] {
  const start: RouteObject = {
    element: (
      <SessionGuard>
        <PublicLayout />
      </SessionGuard>
    ),
    children: START_PAGES,
  };
  const pages: RouteObject = {
    id: PAGES_ROUTE,
    element: <PageRoot />,
    errorElement: <FrameCrash />,
    children: [start, ...others],
  };
  const gate = (
    <MaintenanceGate screen={MaintenanceScreen}>
      <Outlet />
    </MaintenanceGate>
  );
  return [{ element: gate, errorElement: <FrameCrash />, children: [pages] }];
}
