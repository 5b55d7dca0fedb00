import { openPage, startHost } from '@portal/shared/host';
import { readEnvironment } from '@portal/shared/host/environment';
import { setRelease } from '@portal/shared/observe';
import { getSession, localStore, watchSession } from '@portal/shared/session';
import { createElement, type ReactNode } from 'react';
import { createMaintenanceBoard } from '#area-maintenance/maintenance-board.ts';
import { createCanaryChoice } from '#canary/canary-choice.ts';
import { sendFirstReads } from '#first-read/first-reads.ts';
import { openOverrides, sparedFrom } from '#override/open-overrides.ts';
import { withOverrides } from '#override/with-overrides.ts';
import { guardScripts } from '#policy/script-policy.ts';
import { createAllAreas } from '#portal/all-areas.ts';
import { areasOf } from '#portal/areas.ts';
import type { Portal } from '#portal/portal.ts';
import { warm } from '#portal/warm.ts';
import { watchLinks } from '#portal/watch-links.ts';
import { completeReading, lastGoodRegistry } from '#registry/complete-reading.ts';
import { createLastGood } from '#registry/last-good.ts';
import { openRegistry } from '#registry/open-registry.ts';
import { releaseOf } from '#registry/release-of.ts';
import { noteWhatRuns } from '#release/note-what-runs.ts';
import { mayAsk, openReleases } from '#release/open-releases.ts';
import { watchReleases } from '#release/watch-releases.ts';
import { withNewerEntries } from '#release/with-newer-entries.ts';
import { keepWhatLoads } from '#remotes/keep-what-loads.ts';
import { createRemoteLoader, fetchModule } from '#remotes/remote-loader.ts';
import { waitForCompany } from '#remotes/wait-for-company.ts';
import { StartFailedScreen } from '#screen/start-failed-screen.tsx';
import { App } from './app.tsx';

function start(): ReactNode {
  try {
    guardScripts();
    const portal = readPortal();
    const readEarly = startHost(portal.environment);
    watchLinks(portal.allAreas);
    watchReleases({ check: portal.releases.ask, mayAsk });
    // The code of the requested page loads while the session is still being read.
    void warm(portal, location.pathname);
    if (readEarly) void sendFirstReads(portal, location, readEarly);
    return createElement(App, { portal });
  } catch (error) {
    // The network may not be available for a report yet; the console is.
    setTimeout(() => {
      throw error;
    });
    return createElement(StartFailedScreen);
  }
}

function readPortal(): Portal {
  const environment = readEnvironment(document);
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
  const fetchRemote = noteWhatRuns(releases, keepWhatLoads(sparedFrom(overrides, lastGood), fetchModule));
  const loader = createRemoteLoader(remotes, choice.sees, fetchRemote);
  return {
    environment,
    areas: areasOf(registry),
    allAreas: createAllAreas({ ...releases, mayAsk }),
    maintenance,
    loader: waitForCompany(withNewerEntries(loader, releases, choice.sees), remotes, choice),
    releases,
    overrides,
  };
}

const show = openPage();
show(start());
