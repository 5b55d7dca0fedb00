import type { RouteObject } from '@portal/platform/router';
import { NotFound, ShownAreaProvider } from '@portal/ui/host';
import { AreaMaintenanceGate } from '#federation/area-maintenance/area-maintenance-gate.tsx';
import type { Area } from '#federation/areas/areas.ts';
import { RemoteArea } from '#federation/loader/remote-area.tsx';
import { OtherAreas } from '#federation/portal/other-areas.tsx';
import type { Portal } from '#federation/portal/portal.ts';
import { createShownAreas } from '#federation/portal/shown-areas.ts';
import { PortalLayout } from '#frame/layout/portal-layout.tsx';
import { SessionGuard } from '#guard/session-guard.tsx';
import { AreaCrash } from '#screens/area-crash.tsx';
import { t } from '#text/t.ts';
import { ShellPage } from './shell-page.tsx';

/**
 * Home, a route for each area that the document lists, and one route for all others. React Router ranks an exact path
 * above `prefix/*`, so the shell's paths win over the remotes'.
 */
export function portalRoutes({
  areas,
  maintenance,
  loader,
  loadHome,
}: Pick<Portal, 'areas' | 'maintenance' | 'loader' | 'loadHome'>): RouteObject[] {
  const shown = createShownAreas({ areas, maintenance, loader });
  // Each has a key: otherwise React would keep one area's state for the next.
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
  const others = (
    <ShownAreaProvider value={shown.ofShell('*', t('app.title'))}>
      <OtherAreas place={place} />
    </ShownAreaProvider>
  );
  const frame = (
    <SessionGuard waiting={<PortalLayout isWaiting />}>
      <PortalLayout />
    </SessionGuard>
  );
  const home = <ShellPage key="home" area={shown.ofShell('/', t('nav.home'))} load={loadHome} />;
  const pages: RouteObject[] = [
    { index: true, element: home },
    ...areas.map((area) => ({ path: `${area.prefix}/*`, element: place(area) })),
    { path: '*', element: others },
  ];
  return [{ element: frame, children: [{ errorElement: <AreaCrash />, children: pages }] }];
}
