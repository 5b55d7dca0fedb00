import { rootOptions, startHost, startLater, watchEscapes } from '@portal/shared/host';
import { readEnvironment } from '@portal/shared/host/environment';
import { setRelease } from '@portal/shared/observe';
import { localStore } from '@portal/shared/session';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMaintenanceBoard } from '#area-maintenance/maintenance-board.ts';
import { guardScripts } from '#policy/script-policy.ts';
import { areasOf } from '#portal/areas.ts';
import type { Portal } from '#portal/portal.ts';
import { warm } from '#portal/warm.ts';
import { createLastGood } from '#registry/last-good.ts';
import { openRegistry } from '#registry/open-registry.ts';
import { releaseOf } from '#registry/release-of.ts';
import { keepWhatLoads } from '#remotes/keep-what-loads.ts';
import { createRemoteLoader, fetchContainer } from '#remotes/remote-loader.ts';
import { StartFailedScreen } from '#screen/start-failed-screen.tsx';
import { App } from './app.tsx';

function start(): ReactNode {
  try {
    guardScripts();
    const portal = readPortal();
    startHost(portal.environment);
    startLater(portal.environment);
    // The code of the requested page loads while the session is still being read.
    void warm(portal, location.pathname);
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
  const registry = openRegistry(document, environment.name, lastGood);
  setRelease(releaseOf(registry.remotes, process.env.APP_VERSION ?? '0', location.href));
  const loader = createRemoteLoader(registry.remotes, keepWhatLoads(registry.remotes, lastGood, fetchContainer));
  return {
    environment,
    areas: areasOf(registry),
    hasUnknownAreas: registry.hasUnknownAreas,
    maintenance: createMaintenanceBoard(registry.remotes),
    loader,
  };
}

watchEscapes();

const root = document.getElementById('root');
if (root) createRoot(root, rootOptions).render(start());
