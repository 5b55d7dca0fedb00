import type { Environment } from '@portal/shared/host/environment';
import { createContext, useContext } from 'react';
import type { MaintenanceBoard } from '#area-maintenance/maintenance-board.ts';
import type { Overrides } from '#override/open-overrides.ts';
import type { PortalReleases } from '#release/open-releases.ts';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import { type Area, areaAt } from './areas.ts';

/** What the shell was started with; it stays the same for the life of the page. */
export interface Portal {
  readonly environment: Environment;
  readonly areas: readonly Area[];
  /** The registry is broken in such a way that a path without an area may still belong to one. */
  readonly hasUnknownAreas: boolean;
  readonly maintenance: MaintenanceBoard;
  readonly loader: RemoteLoader;
  /** What has been released since. */
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

/** Whether an area exists for `pathname`: there are links only to existing areas. */
export function useHasArea(): (pathname: string) => boolean {
  const { areas } = usePortal();
  return (pathname) => areaAt(areas, pathname) !== undefined;
}
