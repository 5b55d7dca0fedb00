import type { Environment } from '@portal/platform/environment';
import { createBrowserRouter, RouterProvider } from '@portal/platform/router';
import { FrameProviders } from '@portal/ui/host';
import { useState } from 'react';
import { addPortalRoutes } from '#federation/portal/add-portal-routes.tsx';
import { type LazyPortal, LazyPortalProvider, useLoadedPortal } from '#federation/portal/lazy-portal.ts';
import { EnvironmentProvider } from '#frame/environment.ts';
import { CrashBoundary } from '#screens/crash-boundary.tsx';
import { shellRoutes } from './routes.tsx';

interface AppProps {
  environment: Environment;
  lazyPortal: LazyPortal;
}

export const App = (props: AppProps) => (
  <CrashBoundary>
    <EnvironmentProvider value={props.environment}>
      <LazyPortalProvider value={props.lazyPortal}>
        <Pages {...props} />
      </LazyPortalProvider>
    </EnvironmentProvider>
  </CrashBoundary>
);

function Pages({ environment, lazyPortal }: AppProps) {
  const loadedPortal = useLoadedPortal();
  const [router] = useState(() => {
    const atStart = lazyPortal.store.getState().loadedPortal;
    if (atStart) return createBrowserRouter(shellRoutes(atStart.routes));
    return createBrowserRouter(shellRoutes(), { patchRoutesOnNavigation: addPortalRoutes(lazyPortal) });
  });
  return (
    <FrameProviders supportAddress={environment.links.support}>
      {loadedPortal?.above}
      <RouterProvider router={router} />
      {loadedPortal?.below}
    </FrameProviders>
  );
}
