import type { HostBuildContract, RemoteBuildContract } from '@portal/app-kit/build/contract';
import { type PlannedCell, planCells, releaseOrder, type SkewVersions } from './cells.ts';
import type { Version } from './versions.ts';

const UI = '@portal/ui';

const built = (app: string, version: string, contract: Version['contract']): Version => ({
  app,
  version,
  contract,
  record: { name: app, version, entries: [], preload: {}, pageFiles: {} },
  files: `/${app}/${version}`,
  journey: null,
});
const shell = (version: string, provides = ['Page']) => {
  const contract: HostBuildContract = {
    role: 'host',
    name: 'shell',
    version,
    runtime: 'own',
    contracts: [1],
    provides: { [UI]: provides },
    deprecated: {},
    versions: {},
    screens: ['/'],
    storage: [],
    links: [],
    drafts: [],
    texts: [],
  };
  return built('shell', version, contract);
};
const news = (version: string, uses = ['Page']) => {
  const contract: RemoteBuildContract = {
    role: 'remote',
    name: 'mf-news',
    version,
    runtime: 'own',
    contract: 1,
    uses: { [UI]: uses },
    counts: {},
    requires: {},
    routes: { '/news': [''] },
    storage: [],
    links: [],
    drafts: [],
    slots: { named: [], filled: [] },
    texts: [],
  };
  return built('mf-news', version, contract);
};

const versions = (changes: Partial<SkewVersions['remotes'][string]> = {}, shells = {}): SkewVersions => ({
  liveShell: shell('S1'),
  thisShell: shell('S2'),
  remotes: { 'mf-news': { live: news('N1'), previous: news('N0'), this: news('N2'), ...changes } },
  ...shells,
});
const seen = (cells: readonly PlannedCell[], state: PlannedCell['state']) =>
  cells.filter((cell) => cell.state === state).map((cell) => `${cell.shell} × ${cell.side}`);

describe('what is tried', () => {
  test('is every combination with something new in it', () => {
    const cells = planCells(versions());
    expect(seen(cells, 'run')).toEqual(['live × this', 'this × live', 'this × previous', 'this × this']);
    expect(seen(cells, 'not needed')).toEqual(['live × live', 'live × previous']);
  });

  test('is all of them on demand', () => {
    expect(seen(planCells(versions(), { isFull: true }), 'run')).toHaveLength(6);
  });

  test('has no row for a shell that is live, and no column for a remote that is', () => {
    const sameShell = versions({}, { thisShell: shell('S1') });
    expect(seen(planCells(sameShell), 'run')).toEqual(['live × this']);
    const sameRemote = versions({ this: news('N1') });
    expect(seen(planCells(sameRemote), 'run')).toEqual(['this × live', 'this × previous']);
  });

  test('is nothing if nothing is new', () => {
    const same = versions({ this: news('N1') }, { thisShell: shell('S1') });
    expect(seen(planCells(same), 'run')).toEqual([]);
  });

  test('is this with this alone if nothing is live', () => {
    const first = versions({ live: null, previous: null }, { liveShell: null });
    expect(seen(planCells(first), 'run')).toEqual(['this × this']);
  });

  test('is also a build from before there were contracts: nobody knows better', () => {
    const old = versions({ previous: built('mf-news', 'N0', null) });
    expect(seen(planCells(old), 'run')).toContain('this × previous');
  });
});

test('of a remote from another repository, its live versions are tried in this shell', () => {
  const cells = planCells(versions({ this: null }));
  expect(seen(cells, 'run')).toEqual(['this × live', 'this × previous']);
  expect(releaseOrder(cells, 'mf-news')).toBe('any');
});

describe('what the release refuses', () => {
  test('is not tried, and says why', () => {
    const cells = planCells(
      versions({ this: news('N2', ['Page', 'Sheet']) }, { thisShell: shell('S2', ['Page', 'Sheet']) }),
    );
    expect(seen(cells, 'refused')).toEqual(['live × this']);
    expect(cells.find(({ state }) => state === 'refused')?.why).toEqual([
      `mf-news N2 needs Sheet of ${UI}, which the live shell S1 does not provide: release the shell first.`,
    ]);
  });

  test('is a shell that takes away what a live or a previous remote uses', () => {
    const cells = planCells(versions({ this: news('N2', []) }, { thisShell: shell('S2', []) }));
    expect(seen(cells, 'refused')).toEqual(['this × live', 'this × previous']);
  });
});

describe('the order of the release', () => {
  const order = (changed: SkewVersions) => releaseOrder(planCells(changed), 'mf-news');

  test('is free if everything fits', () => {
    expect(order(versions())).toBe('any');
  });

  test('is the shell first if the remote needs what is new in it', () => {
    expect(order(versions({ this: news('N2', ['Sheet']) }, { thisShell: shell('S2', ['Page', 'Sheet']) }))).toBe(
      'shell first',
    );
  });

  test('is the remote first if only its previous version still needs what the shell takes away', () => {
    const changed = versions(
      { previous: news('N0', ['Page', 'Old']) },
      { liveShell: shell('S1', ['Page', 'Old']), thisShell: shell('S2', ['Page']) },
    );
    expect(order(changed)).toBe('remote first');
  });

  test('is none if the live remote needs it too', () => {
    const changed = versions(
      { live: news('N1', ['Page', 'Old']) },
      { liveShell: shell('S1', ['Page', 'Old']), thisShell: shell('S2', ['Page']) },
    );
    expect(order(changed)).toBe('none');
  });

  test('is none if a remote alone needs what no shell has', () => {
    expect(order(versions({ this: news('N2', ['Sheet']) }, { thisShell: shell('S1') }))).toBe('none');
  });

  test('is none if a shell alone takes away what a previous remote needs', () => {
    const changed = versions(
      { previous: news('N0', ['Page', 'Old']), this: news('N1') },
      { liveShell: shell('S1', ['Page', 'Old']), thisShell: shell('S2', ['Page']) },
    );
    expect(order(changed)).toBe('none');
  });
});
