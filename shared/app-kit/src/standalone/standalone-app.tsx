import type { Environment } from '@portal/platform/environment';
import { FlagSourceProvider } from '@portal/platform/host';
import type { Areas } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';
import { createBrowserRouter, RouterProvider } from '@portal/platform/router';
import { HostProviders } from '@portal/ui/host';
import { useState } from 'react';
import { flagsInAddress } from '../flags-on.ts';
import type { Neighbours } from './neighbours.ts';
import { areScenariosAllowed } from './open-scenario.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import { standaloneRoutes } from './standalone-routes.tsx';

interface StandaloneAppProps {
  module: RemoteModule;
  areas: Areas;
  environment: Environment;
  neighbours?: Neighbours;
}

/** One remote without the shell, as the page shows it. */
export function StandaloneApp({ module, areas, environment, neighbours = {} }: StandaloneAppProps) {
  const [router] = useState(() => createBrowserRouter(standaloneRoutes(module, areas, neighbours)));
  // Links and redirects of the page leave the query behind: what it was opened with stays on until a reload.
  const [flags] = useState(() => flagsInAddress(location.search));
  return (
    <HostProviders supportAddress={environment.links.support} geo={environment.geo}>
      {areScenariosAllowed(environment) ? <ScenarioPanel apiHost={environment.apiHost} /> : null}
      <FlagSourceProvider value={flags}>
        <RouterProvider router={router} />
      </FlagSourceProvider>
    </HostProviders>
  );
}
