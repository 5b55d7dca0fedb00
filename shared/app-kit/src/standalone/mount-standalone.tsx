import { readEnvironment } from '@portal/platform/environment';
import { openPage, startHost } from '@portal/platform/host';
import { setRelease } from '@portal/platform/observe';
import type { Areas } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';
import { beginScenario } from './begin-scenario.ts';
import { readNeighbours } from './neighbours.ts';
import { StandaloneApp } from './standalone-app.tsx';

/**
 * One remote without the shell: the same providers, session and theme, the sign-in form, and a frame with links to the
 * remote's own areas. Called by `src/standalone.tsx` of each remote.
 */
export async function mountStandalone(module: RemoteModule, areas: Areas): Promise<void> {
  const show = openPage();
  const { name, version } = module;
  setRelease({ host: { name, version, folder: `${location.origin}/` }, remotes: [] });
  const neighbours = readNeighbours(document);
  const { environment, play } = await beginScenario(readEnvironment(document));
  startHost(environment);
  show(<StandaloneApp module={module} areas={areas} environment={environment} neighbours={neighbours} />);
  await play();
}
