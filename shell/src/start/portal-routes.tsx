import type { RouteObject } from '@portal/platform/router';
import { NotFound, ShownAreaProvider } from '@portal/ui/host';
import { AreaMaintenanceGate } from '#federation/area-maintenance/area-maintenance-gate.tsx';
import type { Area } from '#federation/areas/areas.ts';
import { RemoteArea } from '#federation/loader/remote-area.tsx';
import type { Portal } from '#federation/portal/portal.ts';
import { createShownAreas } from '#federation/portal/shown-areas.ts';
import { UnknownArea } from '#federation/portal/unknown-area.tsx';
import { PortalLayout } from '#frame/layout/portal-layout.tsx';
import { SessionGuard } from '#guard/session-guard.tsx';
import { AreaCrash } from '#screens/area-crash.tsx';
import { t } from '#text/t.ts';
import { loadNotifications, loadTodo } from './load-home.ts';
import { ShellPage } from './shell-page.tsx';

/**
 * Home and one place for each area. React Router ranks an exact path above `prefix/*`, so the shell's paths win over the
 * remotes'.
 */
export function portalRoutes({
  areas,
  hasUnknownAreas,
  maintenance,
  loader,
  loadHome,
}: Pick<Portal, 'areas' | 'hasUnknownAreas' | 'maintenance' | 'loader' | 'loadHome'>): RouteObject[] {
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
  const noArea = (
    <ShownAreaProvider value={shown.ofShell('*', t('app.title'))}>
      {hasUnknownAreas ? <UnknownArea /> : <NotFound />}
    </ShownAreaProvider>
  );
  const frame = (
    <SessionGuard waiting={<PortalLayout isWaiting />}>
      <PortalLayout />
    </SessionGuard>
  );
  const home = <ShellPage key="home" area={shown.ofShell('/', t('nav.home'))} load={loadHome} />;
  const todo = <ShellPage key="todo" area={shown.ofShell('/todo', t('home.queueTitle'))} load={loadTodo} />;
  const notifications = (
    <ShellPage
      key="notifications"
      area={shown.ofShell('/notifications', t('notifications.title'))}
      load={loadNotifications}
    />
  );
  const pages: RouteObject[] = [
    { index: true, element: home },
    { path: 'todo', element: todo },
    { path: 'notifications', element: notifications },
    ...areas.map((area) => ({ path: `${area.prefix}/*`, element: place(area) })),
    { path: '*', element: noArea },
  ];
  return [{ element: frame, children: [{ errorElement: <AreaCrash />, children: pages }] }];
}
