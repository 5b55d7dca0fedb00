import { createBrowserRouter, RouterProvider } from '@portal/shared/router';
import { useState } from 'react';
import type { Areas } from '../area.ts';
import type { Environment } from '../environment.ts';
import { HostProviders } from '../providers.tsx';
import type { RemoteModule } from '../remote-module.ts';
import type { Neighbours } from './neighbours.ts';
import { mayPlay } from './open-scenario.ts';
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
  return (
    <HostProviders supportAddress={environment.links.support} geo={environment.geo}>
      {mayPlay(environment) ? <ScenarioPanel apiHost={environment.apiHost} /> : null}
      <RouterProvider router={router} />
    </HostProviders>
  );
}
