import type { FlagSource } from '@portal/platform/host';
import type { LazyPage } from '@portal/ui/host';
import { type ComponentProps, createContext, useContext } from 'react';
import type { MaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import type { Overrides } from '#federation/override/open-overrides.ts';
import type { PortalReleases } from '#federation/updates/open-releases.ts';

/** What the shell was started with; it stays the same for the life of the page. */
export interface Portal {
  readonly areas: readonly Area[];
  /** The registry is broken in such a way that a path without an area may still belong to one. */
  readonly hasUnknownAreas: boolean;
  readonly maintenance: MaintenanceBoard;
  readonly loader: RemoteLoader;
  readonly flags: FlagSource;
  readonly loadHome: ComponentProps<typeof LazyPage>['load'];
  /** What has been released since the page was opened. */
  readonly releases: PortalReleases;
  /** Remotes that come from the developer's machine. */
  readonly overrides: Overrides;
}

/** Which areas there are, and how their remotes are had. */
export type AreaAccess = Pick<Portal, 'areas' | 'loader' | 'maintenance'>;

const PortalContext = createContext<Portal | null>(null);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no PortalProvider above');
  return portal;
}

/** Whether an area exists for `pathname`: there are links only to existing areas. */
export function useHasArea(): (pathname: string) => boolean {
  const { areas } = usePortal();
  return (pathname) => areaAt(areas, pathname) !== undefined;
}
