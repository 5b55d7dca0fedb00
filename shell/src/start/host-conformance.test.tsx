import { describeHost } from '@portal/app-kit/testing/host-conformance';
import type { Area } from '#federation/areas/areas.ts';
import { lazyPortalOf, portalWith, quietApi } from '#testing/render-portal.tsx';
import { App } from './app.tsx';
import { loadedPortalOf } from './open-portal.tsx';

describeHost({
  name: 'the shell',
  api: quietApi,
  page: ({ module, areas, environment }) => {
    const portal = portalWith({
      areas: Object.entries(areas).map(([prefix, area]) => ({
        ...area,
        remote: module.name,
        prefix: prefix as Area['prefix'],
      })),
      load: async () => module,
    });
    const { loader } = portal;
    const build = { name: module.name, version: module.version, revision: 'r7' };
    const loadedPortal = loadedPortalOf({ ...portal, loader: { ...loader, buildFor: () => build } }, environment);
    return <App environment={environment} lazyPortal={lazyPortalOf(loadedPortal)} />;
  },
});
