import type { HostBuildContract, RemoteBuildContract } from '@portal/app-kit/build/contract';

/** What a shell gives: nothing, but for `changes`. */
export const shellContract = (changes: Partial<HostBuildContract> = {}): HostBuildContract => ({
  role: 'host',
  name: 'shell',
  version: '1',
  runtime: 'own',
  contracts: [1],
  provides: {},
  deprecated: {},
  versions: {},
  screens: [],
  storage: [],
  links: [],
  drafts: [],
  texts: [],
  ...changes,
});

/** What mf-news needs: nothing, but for `changes`. */
export const newsContract = (changes: Partial<RemoteBuildContract> = {}): RemoteBuildContract => ({
  role: 'remote',
  name: 'mf-news',
  version: '1',
  runtime: 'own',
  contract: 1,
  uses: {},
  counts: {},
  requires: {},
  routes: { '/news': [''] },
  storage: [],
  links: [],
  drafts: [],
  texts: [],
  slots: { named: [], filled: [] },
  ...changes,
});
