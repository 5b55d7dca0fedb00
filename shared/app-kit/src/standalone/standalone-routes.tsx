import { type Areas, menuLabel } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';
import { Navigate, Outlet, type RouteObject, useRouteError } from '@portal/platform/router';
import { Box, ErrorCard } from '@portal/ui';
import {
  AreaBoundary,
  MaintenanceGate,
  NotFound,
  PageRoot,
  RemoteRoutes,
  type ShownArea,
  ShownAreaProvider,
  useCrashReport,
} from '@portal/ui/host';
import type { Neighbours } from './neighbours.ts';
import { StandaloneFrame } from './standalone-frame.tsx';
import { StandaloneMaintenance } from './standalone-maintenance.tsx';
import { t } from './t.ts';

/** The routes of a remote that runs alone: its areas, sign-in, and one not-found page for the rest. */
export function standaloneRoutes(module: RemoteModule, areas: Areas, neighbours: Neighbours = {}): RouteObject[] {
  const [home = '/'] = Object.keys(areas);
  const shown = createShownAreas(module, areas);
  const pages: RouteObject[] = [
    { path: '/', element: <Navigate to={home} replace /> },
    { path: '/login', element: null },
    ...Object.entries(module.routes).map(([prefix, routes]) => ({
      path: `${prefix}/*`,
      // Keyed: otherwise React would keep one area's page for the next.
      element: (
        <ShownAreaProvider value={shown(prefix)} key={prefix}>
          <AreaBoundary>
            <RemoteRoutes routes={routes} notFound={<NotFound />} />
          </AreaBoundary>
        </ShownAreaProvider>
      ),
    })),
    { path: '*', element: <NotFound /> },
  ];
  const frame = { element: <StandaloneFrame areas={areas} neighbours={neighbours} />, children: pages };
  const root = { element: <PageRoot />, errorElement: <FrameCrash />, children: [frame] };
  const gate = (
    <MaintenanceGate screen={StandaloneMaintenance}>
      <Outlet />
    </MaintenanceGate>
  );
  return [{ element: gate, children: [root] }];
}

/** As in the shell, the card of an area that failed leads only to others that work. */
function createShownAreas({ name, version }: RemoteModule, areas: Areas): (prefix: string) => ShownArea {
  const failed = new Set<string>();
  const menus = Object.entries(areas).filter(([, { menu }]) => menu !== undefined);
  return (prefix) => ({
    title: areas[prefix]?.title ?? name,
    build: () => ({ name, version }),
    others: () =>
      menus
        .filter(([other]) => other !== prefix && !failed.has(other))
        .map(([to, area]) => ({ to, label: menuLabel(area) })),
    onShown: () => void failed.delete(prefix),
    onFailed: () => void failed.add(prefix),
  });
}

function FrameCrash() {
  useCrashReport(useRouteError());
  return (
    <Box as="main" padding={{ base: '4', md: '8' }}>
      <ErrorCard title={t('alone.crashTitle')} body={t('alone.crashBody')} />
    </Box>
  );
}
