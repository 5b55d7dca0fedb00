import type { LazyPage } from '@portal/ui/host';
import { type ComponentProps, createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { MaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import type { AllAreas } from '#federation/areas/all-areas.ts';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import type { Overrides } from '#federation/override/open-overrides.ts';
import type { PortalReleases } from '#federation/updates/open-releases.ts';

/** What the shell was started with. It stays the same for the life of the page, except for `allAreas`. */
export interface Portal {
  /** Those that the document lists. */
  readonly areas: readonly Area[];
  readonly allAreas: AllAreas;
  readonly maintenance: MaintenanceBoard;
  readonly loader: RemoteLoader;
  readonly loadHome: ComponentProps<typeof LazyPage>['load'];
  /** What has been released since the page was opened. */
  readonly releases: PortalReleases;
  /** Remotes that come from the developer's machine. */
  readonly overrides: Overrides;
}

const PortalContext = createContext<Portal | null>(null);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no PortalProvider above');
  return portal;
}

/** All areas that are known now. */
export function useAllAreas() {
  const { allAreas } = usePortal();
  return useSyncExternalStore(allAreas.subscribe, allAreas.known);
}

/**
 * Whether an area exists for `pathname`: only existing areas are linked. If the document does not say, the registry is
 * fetched, and the link appears with the answer.
 */
export function useHasArea(): (pathname: string) => boolean {
  const { allAreas } = usePortal();
  const { areas, state } = useAllAreas();
  const isMissed = useRef(false);
  useEffect(() => {
    if (isMissed.current && state === 'part') void allAreas.ask();
  });
  return (pathname) => {
    const isKnown = areaAt(areas, pathname) !== undefined;
    isMissed.current ||= !isKnown;
    return isKnown;
  };
}
