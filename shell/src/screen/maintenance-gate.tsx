import { fetchWhatFailed, useMaintenance } from '@portal/shared/host';
import { Outlet } from '@portal/shared/router';
import { Cover } from '@portal/shared/ui';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { KeptPlace } from './kept-place.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';

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

/** Nothing is asked for by timer meanwhile; afterwards, what failed is fetched again. */
function useQuietQueries(isQuiet: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isQuiet) return;
    focusManager.setFocused(false);
    return () => {
      focusManager.setFocused(undefined);
      fetchWhatFailed(client);
    };
  }, [isQuiet, client]);
}
