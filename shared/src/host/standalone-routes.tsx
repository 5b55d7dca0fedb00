import {
  AreaBoundary,
  NotFound,
  PageRoot,
  type RemoteModule,
  RemoteRoutes,
  type ShownArea,
  ShownAreaProvider,
} from '@portal/shared/host';
import { type Areas, menuLabel } from '@portal/shared/host/area';
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
      element: (
        <ShownAreaProvider value={shownArea(module, areas, prefix)} key={prefix}>
          <AreaBoundary>
            <RemoteRoutes routes={routes} notFound={<NotFound />} />
          </AreaBoundary>
        </ShownAreaProvider>
      ),
    })),
    { path: '*', element: <NotFound /> },
  ];
  return [{ element: <PageRoot />, children: [{ element: <StandaloneFrame areas={areas} />, children: pages }] }];
}

function shownArea({ name, version }: RemoteModule, areas: Areas, prefix: string): ShownArea {
  const others = Object.entries(areas).filter(([other, { menu }]) => menu && other !== prefix);
  return {
    title: areas[prefix]?.title ?? name,
    build: () => ({ name, version }),
    others: () => others.map(([to, area]) => ({ to, label: menuLabel(area) })),
    onShown: () => undefined,
    onFailed: () => undefined,
  };
}
