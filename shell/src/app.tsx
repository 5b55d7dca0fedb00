import { FrameProviders } from '@portal/shared/host';
import type { Environment } from '@portal/shared/host/environment';
import { createBrowserRouter, RouterProvider } from '@portal/shared/router';
import { useState } from 'react';
import { EnvironmentProvider } from '#opening/environment.ts';
import { type Opening, OpeningProvider, useOpened } from '#opening/opening.ts';
import { patchOnce } from '#opening/patch-once.tsx';
import { CrashBoundary } from '#screen/crash-boundary.tsx';
import { shellRoutes } from './routes.tsx';

interface AppProps {
  environment: Environment;
  opening: Opening;
}

export const App = (props: AppProps) => (
  <CrashBoundary>
    <EnvironmentProvider value={props.environment}>
      <OpeningProvider value={props.opening}>
        <Pages {...props} />
      </OpeningProvider>
    </EnvironmentProvider>
  </CrashBoundary>
);

function Pages({ environment, opening }: AppProps) {
  const opened = useOpened();
  const [router] = useState(() => {
    const atStart = opening.now();
    if (atStart) return createBrowserRouter(shellRoutes(atStart.routes));
    return createBrowserRouter(shellRoutes(), { patchRoutesOnNavigation: patchOnce(opening) });
  });
  return (
    <FrameProviders supportAddress={environment.links.support}>
      {opened?.above}
      <RouterProvider router={router} />
      {opened?.below}
    </FrameProviders>
  );
}
