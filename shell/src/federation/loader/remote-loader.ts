import { type Build, reportError } from '@portal/platform/observe';
import { parseRemoteModule, RemoteContractError, type RemoteModule } from '@portal/platform/remote-module';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';
import { createAreaQueue } from './area-queue.ts';
import { fetchContainer } from './fetch-container.ts';
import { remoteKeys } from './remote-keys.ts';
import { createVersionLoader, type FetchRemote } from './version-loader.ts';

export interface RemoteLoader {
  /**
   * The remote's module, loaded and checked once; a failure is not remembered. A version without the requested area
   * counts as a failure. What the page at `pathname` needs is fetched at the same time; the default is the page of the
   * address bar.
   */
  load(name: string, prefix: string, pathname?: string): Promise<RemoteModule>;
  /** What `load` has already loaded, so that a preloaded area is mounted in the same frame. */
  loaded(name: string, prefix: string): RemoteModule | undefined;
  /** The same with fresh code, after a crash; the module in memory if the code cannot be fetched again. */
  renew(name: string, prefix: string): Promise<RemoteModule>;
  /** The build that is loaded for this area, otherwise the one to load. */
  buildFor(name: string, prefix: string): Build;
  /** Whether the last attempt to load the remote failed, and no module of it has this area. */
  isDown(name: string, prefix: string): boolean;
  /** Whether there is anything to load: the remote's entry in this page's registry may be broken. */
  isListed(name: string): boolean;
  /** Whether the registry names a page at exactly this path, in the build to load. Nothing is loaded for the answer. */
  namesPage(name: string, pathname: string): boolean;
}

export function createRemoteLoader(
  remotes: PageRegistry['remotes'],
  isInCanary: IsInCanary,
  fetchRemote: FetchRemote = fetchModule,
): RemoteLoader {
  const { isForCanary, keyOf } = remoteKeys(remotes, isInCanary);
  const loadVersion = createVersionLoader(fetchRemote);
  const enqueue = createAreaQueue();
  const modules = new Map<string, RemoteModule>();
  /** Remotes of which no version could be loaded. */
  const down = new Set<string>();

  async function loadAnew(name: string, prefix: string, pathname: string): Promise<RemoteModule> {
    const remote = remotes[name];
    if (!remote) throw missing(name);
    const key = keyOf(name);
    try {
      const module = await loadVersion(name, remote, { prefix, pathname, isForCanary: isForCanary(name) });
      modules.set(key, module);
      down.delete(key);
      return module;
    } catch (error) {
      // A version that lacks this area may have others.
      if (!(error instanceof RemoteContractError)) down.add(key);
      throw error;
    }
  }

  function loaded(name: string, prefix: string): RemoteModule | undefined {
    const canary = remotes[name]?.canary;
    // Before the sign-in nobody knows whether the company is in the canary.
    const module = canary && isInCanary(canary) === undefined ? undefined : modules.get(keyOf(name));
    return module && prefix in module.routes ? module : undefined;
  }

  async function load(name: string, prefix: string, pathname = location.pathname): Promise<RemoteModule> {
    return (
      loaded(name, prefix) ??
      enqueue(keyOf(name), prefix, {
        load: () => loadAnew(name, prefix, pathname),
        again: () => load(name, prefix, pathname),
      })
    );
  }

  async function renew(name: string, prefix: string): Promise<RemoteModule> {
    const before = loaded(name, prefix);
    const key = keyOf(name);
    modules.delete(key);
    try {
      return await load(name, prefix);
    } catch (error) {
      if (!before) throw error;
      modules.set(key, before);
      return before;
    }
  }

  function buildFor(name: string, prefix: string): Build {
    const remote = remotes[name];
    if (!remote) return unlisted(name);
    const version = loaded(name, prefix)?.version ?? wantedVersion(remote, isInCanary);
    return { name, version, revision: remote.revision };
  }

  const isDown = (name: string, prefix: string) => !remotes[name] || (down.has(keyOf(name)) && !loaded(name, prefix));

  const isListed = (name: string) => name in remotes;

  function namesPage(name: string, pathname: string): boolean {
    const remote = remotes[name];
    if (!remote || down.has(keyOf(name))) return false;
    const { canary, current } = remote;
    const isSeen = canary ? isInCanary(canary) : false;
    return isSeen !== undefined && pathname in (isSeen && canary ? canary.build : current).pageFiles;
  }

  return { load, renew, loaded, buildFor, isDown, isListed, namesPage };
}

function missing(name: string): Error {
  const error = new Error(`the registry has no remote ${name} that could be used`);
  reportError(error, {
    reason: `${name} could not be loaded`,
    category: 'remoteLoad',
    build: unlisted(name),
    load: 'entry',
  });
  return error;
}

/** Only the name is known of a remote whose entry in the registry is broken. */
const unlisted = (name: string): Build => ({ name, version: 'unknown' });

export const fetchModule: FetchRemote = async (name, prefix, attempt) =>
  parseRemoteModule(await fetchContainer(attempt), { name, prefix });
