import { describeHost } from '@portal/shared/testing/host-conformance';
import { loadedPortalOf } from '#pages/open-portal.tsx';
import type { Area } from '#portal/areas.ts';
import { lazyPortalOf, portalWith, quietApi } from '#testing/render-portal.tsx';
import { App } from './app.tsx';

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
