import type { RemoteBuild } from '@portal/platform/registry';
import type * as registry from '../../../../shell/src/federation/registry/open-registry.ts';
import { linkedRemotes } from './linked-remotes.ts';

const LINKED: RemoteBuild = { version: '', container: '', entry: '', integrity: '', preload: {}, pageFiles: {} };

/** In place of the shell's own: the areas are known at build time, so no document has to say them. */
export const openRegistry: typeof registry.openRegistry = () => ({
  remotes: Object.fromEntries(
    linkedRemotes.map(({ module, areas }) => [
      module.name,
      { areas, current: { ...LINKED, version: module.version }, revision: 'linked', at: 0 },
    ]),
  ),
  lost: {},
  hasUnknownAreas: false,
});
