import { HostProviders, type RemoteModule, rootOptions, startHost, watchEscapes } from '@portal/shared/host';
import type { Areas } from '@portal/shared/host/area';
import { readEnvironment } from '@portal/shared/host/environment';
import { setRelease } from '@portal/shared/observe';
import { createBrowserRouter, RouterProvider } from '@portal/shared/router';
import { createRoot } from 'react-dom/client';
import { standaloneRoutes } from './standalone-routes.tsx';

/**
 * One remote without the shell: the same providers, session and theme, the sign-in form, and a frame with links to the
 * remote's own areas. Called by `src/standalone.tsx` of each remote.
 */
export function mountStandalone(module: RemoteModule, areas: Areas): void {
  const environment = readEnvironment(document);
  const { name, version } = module;
  setRelease({ host: { name, version, folder: `${location.origin}/` }, remotes: [] });
  watchEscapes();
  startHost(environment);
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const router = createBrowserRouter(standaloneRoutes(module, areas));
  createRoot(element, rootOptions).render(
    <HostProviders supportAddress={environment.links.support} geo={environment.geo}>
      <RouterProvider router={router} />
    </HostProviders>,
  );
}
