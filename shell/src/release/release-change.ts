/** What a registry says of a release, as far as an open tab is concerned. */
export interface Release {
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, ListedRemote>>;
}
interface ListedRemote {
  readonly areas: object;
  readonly current: { readonly version: string };
}

/** A remote whose code is in the page. */
export interface RunningRemote {
  /** The current version, or the previous one, if only that could be loaded. */
  readonly version: string;
  /** The current version of the registry by which it was loaded. */
  readonly listed: string;
}
export type Running = ReadonlyMap<string, RunningRemote>;

/**
 * What has changed for this page since it was opened: the shell, a remote that runs in it, or the areas that its menus
 * show. Going back to an earlier version is a change as well; a version that runs already is none. null: nothing. Two
 * equal changes have the same text.
 */
export function changeOf(page: Release, seen: Release, running: Running): string | null {
  const remotes = Object.entries(seen.remotes).flatMap(([name, { areas, current }]) => {
    const runs = running.get(name);
    const isNewer = runs !== undefined && current.version !== runs.version && current.version !== runs.listed;
    // A remote without code in the page is simply loaded in its newest version, unless the menus would not fit it.
    return isNewer || !hasAreas(page, name, areas) ? [`${name} ${current.version}`] : [];
  });
  const changes = isShellChanged(page, seen) ? [`shell ${seen.shell}`, ...remotes] : remotes;
  return changes.length > 0 ? changes.join(', ') : null;
}

/**
 * Whether a remote that has no code in the page yet may be loaded as `seen` lists it. Only together with the shell that
 * was released with it, and only in the places that the page has for it: these two have been tried together.
 */
export function mayTake(page: Release, seen: Release, running: Running, name: string): boolean {
  const listed = seen.remotes[name];
  if (!listed || running.has(name) || isShellChanged(page, seen)) return false;
  return hasAreas(page, name, listed.areas);
}

/** A registry that does not name the shell says nothing about it. */
const isShellChanged = (page: Release, seen: Release): boolean =>
  page.shell !== undefined && seen.shell !== undefined && page.shell !== seen.shell;

const hasAreas = (page: Release, name: string, areas: object): boolean =>
  JSON.stringify(page.remotes[name]?.areas) === JSON.stringify(areas);
