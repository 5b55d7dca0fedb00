import { startHost, startLater, watchEscapes } from '@portal/shared/host';
import { readEnvironment } from '@portal/shared/host/environment';
import { readRegistry } from '@portal/shared/host/registry';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { areasOf } from '#portal/areas.ts';
import type { Portal } from '#portal/portal.ts';
import { warm } from '#portal/warm.ts';
import { createRemoteLoader } from '#remotes/remote-loader.ts';
import { StartFailedScreen } from '#screen/start-failed-screen.tsx';
import { App } from './app.tsx';

function start(): ReactNode {
  try {
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
  const registry = readRegistry(document, environment.name);
  return { environment, areas: areasOf(registry), loader: createRemoteLoader(registry) };
}

watchEscapes();

const root = document.getElementById('root');
if (root) createRoot(root).render(start());
