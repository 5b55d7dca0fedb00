import type { Environment } from '@portal/shared/host/environment';
import { type EarlyReads, PageProviders } from '@portal/shared/host/shell';
import { setRelease } from '@portal/shared/observe';
import { Outlet } from '@portal/shared/router';
import { getSession, localStore, watchSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { createMaintenanceBoard } from '#area-maintenance/maintenance-board.ts';
import { createCanaryChoice } from '#canary/canary-choice.ts';
import { sendFirstReads } from '#first-read/first-reads.ts';
import { FramePart } from '#layout/frame-part.tsx';
import { PortalLayout } from '#layout/portal-layout.tsx';
import type { LoadedPortal } from '#lazy-portal/lazy-portal.ts';
import { ignoringOverrides, openOverrides } from '#override/open-overrides.ts';
import { OverrideBar } from '#override/override-bar.tsx';
import { withOverrides } from '#override/with-overrides.ts';
import { createAllAreas } from '#portal/all-areas.ts';
import { areasOf } from '#portal/areas.ts';
import { type Portal, PortalProvider } from '#portal/portal.ts';
import { warm } from '#portal/warm.ts';
import { watchLinks } from '#portal/watch-links.ts';
import { completeReading, lastGoodRegistry } from '#registry/complete-reading.ts';
import { createLastGood } from '#registry/last-good.ts';
import { openRegistry } from '#registry/open-registry.ts';
import { releaseOf } from '#registry/release-of.ts';
import { noteWhatRuns } from '#release/note-what-runs.ts';
import { mayAsk, openReleases } from '#release/open-releases.ts';
import { UpdateBar } from '#release/update-bar.tsx';
import { watchReleases } from '#release/watch-releases.ts';
import { withNewerEntries } from '#release/with-newer-entries.ts';
import { keepWhatLoads } from '#remotes/keep-what-loads.ts';
import { createRemoteLoader, fetchModule } from '#remotes/remote-loader.ts';
import { waitForCompany } from '#remotes/wait-for-company.ts';
import { loadHome } from './load-home.ts';
import { portalRoutes } from './portal-routes.tsx';
import { VISITOR_ROUTES } from './visitor-routes.tsx';

/** Once a page, as soon as somebody may need the customers' pages. */
export function openPortal(environment: Environment, readEarly: EarlyReads | null): LoadedPortal {
  const portal = readPortal(environment);
  watchLinks(portal.allAreas);
  watchReleases({ check: portal.releases.ask, mayAsk });
  // The code of the requested page loads while the session is still being read.
  void warm(portal, location.pathname);
  if (readEarly) void sendFirstReads(portal, location, readEarly);
  return loadedPortalOf(portal, environment);
}

/** What the pages of this portal are made of. */
export function loadedPortalOf(portal: Portal, { geo }: Pick<Environment, 'geo'>): LoadedPortal {
  const provided = (children: ReactNode) => (
    <PortalProvider value={portal}>
      <PageProviders geo={geo} checkRelease={portal.releases.check}>
        {children}
      </PageProviders>
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
        <UpdateBar releases={portal.releases} />
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
  const releases = openReleases(registry, environment.name, choice, {
    override: (listing) => withOverrides(listing, overrides.active),
    read: (reading, refusal) => completeReading(reading, refusal, lastGood),
    standIn: (refusal) => lastGoodRegistry(refusal, lastGood),
  });
  const { remotes } = releases;
  const tellReports = () => setRelease(releaseOf(remotes, process.env.APP_VERSION ?? '0', location.href));
  tellReports();
  releases.subscribe(tellReports);
  const maintenance = createMaintenanceBoard(registry.remotes);
  releases.subscribe(() => maintenance.announce(releases.seen().remotes));
  const fetchRemote = noteWhatRuns(releases, keepWhatLoads(ignoringOverrides(overrides, lastGood), fetchModule));
  const loader = createRemoteLoader(remotes, choice.isInCanary, fetchRemote);
  return {
    areas: areasOf(registry),
    allAreas: createAllAreas({ ...releases, mayAsk }),
    maintenance,
    loadHome,
    loader: waitForCompany(withNewerEntries(loader, releases, choice.isInCanary), remotes, choice),
    releases,
    overrides,
  };
}
