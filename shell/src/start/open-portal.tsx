import type { Environment } from '@portal/platform/environment';
import { type EarlyReads, FlagSourceProvider, PageProviders, SlotSourceProvider } from '@portal/platform/host';
import { setRelease } from '@portal/platform/observe';
import { Outlet } from '@portal/platform/router';
import { getSession, localStore, watchSession } from '@portal/platform/session';
import type { ReactNode } from 'react';
import { createMaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import { areasOf } from '#federation/areas/areas.ts';
import { createFlagSource, withFlagsKnown } from '#federation/flags/flag-source.ts';
import { createRemoteLoader, fetchModule } from '#federation/loader/remote-loader.ts';
import { waitForCompany } from '#federation/loader/wait-for-company.ts';
import { withLastGood } from '#federation/loader/with-last-good.ts';
import { ignoringOverrides, openOverrides } from '#federation/override/open-overrides.ts';
import { OverrideBar } from '#federation/override/override-bar.tsx';
import { withOverrides } from '#federation/override/with-overrides.ts';
import type { LoadedPortal } from '#federation/portal/lazy-portal.ts';
import { type Portal, PortalProvider } from '#federation/portal/portal.ts';
import { prefetchPage } from '#federation/prefetch/prefetch-page.ts';
import { createCanaryChoice } from '#federation/registry/canary-choice.ts';
import { createLastGood } from '#federation/registry/last-good.ts';
import { openRegistry } from '#federation/registry/open-registry.ts';
import { releaseOf } from '#federation/registry/release-of.ts';
import { createSlotSource } from '#federation/slots/slot-source.ts';
import { mayAsk, openReleases } from '#federation/updates/open-releases.ts';
import { watchReleases } from '#federation/updates/watch-releases.ts';
import { withNewerEntries } from '#federation/updates/with-newer-entries.ts';
import { withRunningNoted } from '#federation/updates/with-running-noted.ts';

import { FramePart } from '#frame/frame-part.tsx';
import { PortalLayout } from '#frame/layout/portal-layout.tsx';
import { BottomBars } from './bottom-bars.tsx';
import { sendEarlyReads } from './early-reads.ts';
import { loadHome } from './load-home.ts';
import { portalRoutes } from './portal-routes.tsx';
import { VISITOR_ROUTES } from './visitor-routes.tsx';

/** Called once a page, as soon as somebody may need the customers' pages. */
export function openPortal(environment: Environment, readEarly: EarlyReads | null): LoadedPortal {
  const portal = readPortal(environment);
  watchReleases({ check: portal.releases.ask, mayAsk });
  // The code of the requested page loads while the session is still being read.
  void prefetchPage(portal, location.pathname);
  if (readEarly) void sendEarlyReads(portal, location, readEarly);
  return loadedPortalOf(portal, environment);
}

/** What the pages of this portal are made of. */
export function loadedPortalOf(portal: Portal, { geo }: Pick<Environment, 'geo'>): LoadedPortal {
  const slots = createSlotSource(portal);
  const provided = (children: ReactNode) => (
    <PortalProvider value={portal}>
      <SlotSourceProvider value={slots}>
        <FlagSourceProvider value={portal.flags}>
          <PageProviders geo={geo} checkRelease={portal.releases.check}>
            {children}
          </PageProviders>
        </FlagSourceProvider>
      </SlotSourceProvider>
    </PortalProvider>
  );
  return {
    routes: [{ element: provided(<Outlet />), children: [...VISITOR_ROUTES, ...portalRoutes(portal)] }],
    waiting: provided(<PortalLayout isWaiting />),
    above: (
      <FramePart>
        <OverrideBar overrides={portal.overrides} />
      </FramePart>
    ),
    below: (
      <FramePart>
        <BottomBars releases={portal.releases} />
      </FramePart>
    ),
  };
}

function readPortal(environment: Environment): Portal {
  const lastGood = createLastGood(localStore);
  const deployed = openRegistry(document, environment.name, lastGood);
  const overrides = openOverrides(environment, Object.keys(deployed.remotes));
  const registry = withOverrides(deployed, overrides.active);
  const choice = createCanaryChoice({ getSession, watchSession });
  const releases = openReleases(registry, environment.name, choice, (listing) =>
    withOverrides(listing, overrides.active),
  );
  const { remotes } = releases;
  const tellReports = () => setRelease(releaseOf(remotes, process.env.APP_VERSION ?? '0', location.href));
  tellReports();
  releases.subscribe(tellReports);
  const maintenance = createMaintenanceBoard(registry.remotes);
  releases.subscribe(() => maintenance.announce(releases.state().seen.remotes));
  const fetchRemote = withRunningNoted(releases, withLastGood(ignoringOverrides(overrides, lastGood), fetchModule));
  const loader = createRemoteLoader(remotes, choice.isInCanary, fetchRemote);
  return {
    areas: areasOf(registry),
    hasUnknownAreas: registry.hasUnknownAreas,
    maintenance,
    loadHome,
    loader: withFlagsKnown(
      waitForCompany(withNewerEntries(loader, releases, choice.isInCanary), remotes, choice),
      registry.remotes,
      choice,
    ),
    flags: createFlagSource(registry.remotes, { ...choice, watchSession }),
    releases,
    overrides,
  };
}
