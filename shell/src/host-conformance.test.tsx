import { describeHost } from '@portal/shared/testing/host-conformance';
import type { Area } from '#portal/areas.ts';
import { portalWith, quietApi } from '#testing/render-portal.tsx';
import { App } from './app.tsx';

describeHost({
  name: 'the shell',
  api: quietApi,
  page: ({ module, areas, environment }) => {
    const portal = portalWith({
      environment,
      areas: Object.entries(areas).map(([prefix, area]) => ({
        ...area,
        remote: module.name,
        prefix: prefix as Area['prefix'],
      })),
      load: async () => module,
    });
    const { loader } = portal;
    const build = { name: module.name, version: module.version, revision: 'r7' };
    return <App portal={{ ...portal, loader: { ...loader, buildFor: () => build } }} />;
  },
});
