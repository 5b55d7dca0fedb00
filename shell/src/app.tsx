import { HostProviders } from '@portal/shared/host';
import { createBrowserRouter, RouterProvider } from '@portal/shared/router';
import { useState } from 'react';
import { OverrideBar } from '#override/override-bar.tsx';
import { type Portal, PortalProvider } from '#portal/portal.ts';
import { UpdateBar } from '#release/update-bar.tsx';
import { CrashBoundary } from '#screen/crash-boundary.tsx';
import { portalRoutes } from './routes.tsx';

export function App({ portal }: { portal: Portal }) {
  const [router] = useState(() => createBrowserRouter(portalRoutes(portal)));
  return (
    <CrashBoundary>
      <HostProviders
        supportAddress={portal.environment.links.support}
        geo={portal.environment.geo}
        checkRelease={portal.releases.check}
      >
        <PortalProvider value={portal}>
          <OverrideBar overrides={portal.overrides} />
          <RouterProvider router={router} />
          <UpdateBar releases={portal.releases} />
        </PortalProvider>
      </HostProviders>
    </CrashBoundary>
  );
}
