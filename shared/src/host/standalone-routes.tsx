import { NotFound, PageRoot, type RemoteModule, RemoteRoutes } from '@portal/shared/host';
import type { Areas } from '@portal/shared/host/area';
import { Navigate, type RouteObject } from '@portal/shared/router';
import { StandaloneFrame } from './standalone-frame.tsx';

/** The routes of a remote that runs alone: its areas, sign-in, and one not-found page for the rest. */
export function standaloneRoutes(module: RemoteModule, areas: Areas): RouteObject[] {
  const [home = '/'] = Object.keys(areas);
  const pages: RouteObject[] = [
    { path: '/', element: <Navigate to={home} replace /> },
    { path: '/login', element: null },
    ...Object.entries(module.routes).map(([prefix, routes]) => ({
      path: `${prefix}/*`,
      // Keyed: otherwise React would keep one area's page for the next.
      element: <RemoteRoutes key={prefix} routes={routes} notFound={<NotFound />} />,
    })),
    { path: '*', element: <NotFound /> },
  ];
  return [{ element: <PageRoot />, children: [{ element: <StandaloneFrame areas={areas} />, children: pages }] }];
}
