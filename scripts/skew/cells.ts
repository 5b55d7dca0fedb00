import { verdictOn } from '@portal/release/compatibility';
import type { Version } from './versions.ts';

/** A remote's version in the page of a shell: what a customer can meet while a change is released. */
export interface Cell {
  readonly shell: 'live' | 'this';
  readonly remote: string;
  readonly side: 'live' | 'previous' | 'this';
}

export interface PlannedCell extends Cell {
  readonly shellVersion: Version;
  readonly remoteVersion: Version;
  readonly state: 'run' | 'refused' | 'not needed';
  /** The sentences of the release, or why nobody needs to look. */
  readonly why: readonly string[];
}

interface RemoteVersions {
  /** null: it is not live yet. */
  readonly live: Version | null;
  readonly previous: Version | null;
  /** null: it is from another repository. */
  readonly this: Version | null;
}

export interface SkewVersions {
  /** null: nothing is live, or nobody knows what. */
  readonly liveShell: Version | null;
  readonly thisShell: Version;
  readonly remotes: Readonly<Record<string, RemoteVersions>>;
}

/**
 * Every cell of two shells and three versions of each remote that is a combination of its own. `isFull`: also what the
 * change cannot touch.
 */
export const planCells = (versions: SkewVersions, { isFull = false } = {}): PlannedCell[] =>
  Object.entries(versions.remotes).flatMap(([name, own]) => cellsOf(versions, name, own, isFull));

function cellsOf(
  { liveShell, thisShell }: SkewVersions,
  remote: string,
  own: RemoteVersions,
  isFull: boolean,
): PlannedCell[] {
  const shells = distinct([
    ['live', liveShell],
    ['this', thisShell],
  ] as const);
  const sides = distinct([
    ['live', own.live],
    ['previous', own.previous],
    ['this', own.this],
  ] as const);
  return shells.flatMap(([shell, shellVersion]) =>
    sides.map(([side, remoteVersion]): PlannedCell => {
      const cell = { shell, remote, side, shellVersion, remoteVersion };
      const clashes = clashesOf(cell, liveShell);
      if (clashes.length > 0) return { ...cell, state: 'refused', why: clashes };
      const isNew = shell === 'this' || side === 'this';
      if (isNew || isFull) return { ...cell, state: 'run', why: [] };
      return { ...cell, state: 'not needed', why: ['this change is no part of it'] };
    }),
  );
}

/** Leaves out sides without a version, and those with the version of an earlier one. */
function distinct<Side extends string>(
  sides: readonly (readonly [Side, Version | null])[],
): (readonly [Side, Version])[] {
  const known = new Set<string>();
  return sides.flatMap(([side, version]) => {
    if (!version || known.has(version.version)) return [];
    known.add(version.version);
    return [[side, version] as const];
  });
}

/** What the release would say of the newer of the two; builds from before there were contracts are tried. */
function clashesOf(
  { shell, side, shellVersion, remoteVersion }: Omit<PlannedCell, 'state' | 'why'>,
  liveShell: Version | null,
): readonly string[] {
  const [host, remote] = [shellVersion.contract, remoteVersion.contract];
  if (host?.role !== 'host' || remote?.role !== 'remote') return [];
  if (side === 'this')
    return verdictOn({ shell: { version: host.version, contract: host }, remotes: [] }, remote).clashes;
  if (shell === 'live') return [];
  const live = liveShell?.contract;
  const { name, version } = remote;
  const place = side === 'live' ? 'current' : 'previous';
  return verdictOn(
    {
      shell: live?.role === 'host' ? { version: live.version, contract: live } : null,
      remotes: [{ name, version, place, contract: remote }],
    },
    host,
  ).clashes;
}

type ReleaseOrder = 'any' | 'shell first' | 'remote first' | 'none';

/**
 * In which order shell and remote of this change can be released. After the shell, the remote's live version and its
 * previous one run in it; after the remote, its live version is the previous one.
 */
export function releaseOrder(cells: readonly PlannedCell[], remote: string): ReleaseOrder {
  const own = cells.filter((cell) => cell.remote === remote);
  const isGood = (shell: Cell['shell'], side: Cell['side']) =>
    !own.some((cell) => cell.shell === shell && cell.side === side && cell.state === 'refused');
  const isShellNew = own.some(({ shell }) => shell === 'this');
  const isRemoteNew = own.some(({ side }) => side === 'this');
  if (!isShellNew) return isGood('live', 'this') ? 'any' : 'none';
  const isShellFirst = isGood('this', 'live') && isGood('this', 'previous');
  if (!isRemoteNew) return isShellFirst ? 'any' : 'none';
  if (!isGood('this', 'this')) return 'none';
  const isRemoteFirst = isGood('live', 'this') && isGood('this', 'live');
  if (isShellFirst && isRemoteFirst) return 'any';
  if (isShellFirst) return 'shell first';
  return isRemoteFirst ? 'remote first' : 'none';
}

export const cellName = ({ shell, remote, side, shellVersion, remoteVersion }: PlannedCell): string =>
  `${shell} shell ${shellVersion.version} × ${side} ${remote} ${remoteVersion.version}`;
