import { useMaintenance } from '@portal/shared/host';
import { Outlet } from '@portal/shared/router';
import { Cover } from '@portal/shared/ui';
import { KeptPlace } from './kept-place.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { useQuietQueries } from './use-quiet-queries.ts';

/**
 * Replaces every route by the maintenance screen [2.47]. The page goes on behind it, so that a form has what was typed
 * when it comes back (docs/adr/0019).
 */
export function MaintenanceGate() {
  const maintenance = useMaintenance();
  const isCovered = maintenance !== null;
  useQuietQueries(isCovered);
  return (
    <KeptPlace isAway={isCovered}>
      <Cover isCovered={isCovered}>
        <Outlet />
      </Cover>
      {maintenance ? <MaintenanceScreen {...maintenance} /> : null}
    </KeptPlace>
  );
}
