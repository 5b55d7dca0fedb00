import type { Canary } from '@portal/platform/registry';
import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';

/** What an open tab needs to know of a registry. */
export interface ListedVersions {
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, ListedRemote>>;
}
interface ListedRemote {
  readonly areas: object;
  readonly current: { readonly version: string };
  readonly canary?: Canary | undefined;
}

/** A remote whose code is in the page. */
interface RunningRemote {
  /** The version for this company, or an earlier one if only that could be loaded. */
  readonly version: string;
  /** The version for this company in the registry from which it was loaded. */
  readonly listed: string;
}
export type Running = ReadonlyMap<string, RunningRemote>;

/**
 * What has changed for this page since it was opened: the shell, a remote that runs in it, or the areas in its menus. A
 * rollback is a change, too; a version that runs already is none. A canary is a change only for companies that enter or
 * leave it. Equal changes have the same text.
 */
export function changesOf(
  page: ListedVersions,
  seen: ListedVersions,
  running: Running,
  isInCanary: IsInCanary,
): string[] {
  const remotes = Object.entries(seen.remotes).flatMap(([name, listed]) => {
    const runs = running.get(name);
    const wanted = wantedVersion(listed, isInCanary);
    const isNewer = runs !== undefined && wanted !== runs.version && wanted !== runs.listed;
    // A remote without code in the page is loaded in its newest version, unless it no longer fits the menus.
    return isNewer || !hasAreas(page, name, listed.areas) ? [`${name} ${wanted}`] : [];
  });
  return isShellChanged(page, seen) ? [`shell ${seen.shell}`, ...remotes] : remotes;
}

/** All changes in one text; null: nothing has changed. */
export const changeOf = (...release: Parameters<typeof changesOf>): string | null =>
  changesOf(...release).join(', ') || null;

/**
 * Whether a remote that has no code in the page yet may be loaded as `seen` lists it: only with the same shell and with
 * the areas that the page knows, since only these have been tried together.
 */
export function canLoadNewer(page: ListedVersions, seen: ListedVersions, running: Running, name: string): boolean {
  const listed = seen.remotes[name];
  if (!listed || running.has(name) || isShellChanged(page, seen)) return false;
  return hasAreas(page, name, listed.areas);
}

/** A registry that does not name the shell says nothing about it. */
const isShellChanged = (page: ListedVersions, seen: ListedVersions): boolean =>
  page.shell !== undefined && seen.shell !== undefined && page.shell !== seen.shell;

const hasAreas = (page: ListedVersions, name: string, areas: object): boolean =>
  JSON.stringify(page.remotes[name]?.areas) === JSON.stringify(areas);
