import { NotFound, type RemoteModule, RemoteRoutes } from '@portal/shared/host';
import { Navigate, type RouteObject } from '@portal/shared/router';
import { StandaloneFrame } from './standalone-frame.tsx';

/** The routes of a remote that runs alone: its areas, sign-in, and one not-found page for the rest. */
export function standaloneRoutes(module: RemoteModule): RouteObject[] {
  const areas = Object.entries(module.routes);
  const [home = '/'] = Object.keys(module.routes);
  return [
    {
      element: <StandaloneFrame prefixes={areas.map(([prefix]) => prefix)} />,
      children: [
        { path: '/', element: <Navigate to={home} replace /> },
        { path: '/login', element: null },
        ...areas.map(([prefix, routes]) => ({
          path: `${prefix}/*`,
          // By its key: React would otherwise keep one area's page for the next.
          element: <RemoteRoutes key={prefix} routes={routes} notFound={<NotFound />} />,
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
