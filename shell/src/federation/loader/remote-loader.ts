import type { RemoteModule } from '@portal/shared/host';
import { parseRemoteModule, RemoteContractError } from '@portal/shared/host/shell';
import { type Build, reportError } from '@portal/shared/observe';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';
import { fetchContainer } from './fetch-container.ts';
import { hintBuild } from './hint-build.ts';
import { type LoadAttempt, loadPlan } from './load-plan.ts';

/** A remote that has not arrived by then is given up. */
export const GIVE_UP_MS = 8000;

export interface RemoteLoader {
  /**
   * The remote's module, loaded and checked once, however often it is requested; a failure is not remembered.
   * A version without the requested area counts as a failure. What the page at `pathname` needs is fetched beside it;
   * without one it is the page of the address bar.
   */
  load(name: string, prefix: string, pathname?: string): Promise<RemoteModule>;
  /** What `load` has already loaded, so that a preloaded area is mounted in the same frame. */
  loaded(name: string, prefix: string): RemoteModule | undefined;
  /** The same with fresh code, after a crash; what is in memory is returned if the code cannot be had again. */
  renew(name: string, prefix: string): Promise<RemoteModule>;
  /** The build that is loaded for this area, otherwise the one to load. */
  buildFor(name: string, prefix: string): Build;
  /** Whether the last try to load the remote failed, and nothing of it is there for this area. */
  isDown(name: string, prefix: string): boolean;
  /** Whether there is anything to load: this page's registry may describe the remote in a way that nobody can use. */
  isListed(name: string): boolean;
  /** Whether the registry names a page at exactly this path in the build to load, so that nothing has to be loaded to know. */
  namesPage(name: string, pathname: string): boolean;
}

export type FetchRemote = (name: string, prefix: string, attempt: LoadAttempt) => Promise<RemoteModule>;

export function createRemoteLoader(
  remotes: PageRegistry['remotes'],
  isInCanary: IsInCanary,
  fetchRemote: FetchRemote = fetchModule,
): RemoteLoader {
  const loading = new Map<string, { prefix: string; module: Promise<RemoteModule> }>();
  const loaded = new Map<string, RemoteModule>();
  /** By version. */
  const tries = new Map<string, number>();
  /** Remotes of which no version could be loaded. */
  const down = new Set<string>();

  const isForCanary = (name: string): boolean => {
    const canary = remotes[name]?.canary;
    return canary !== undefined && isInCanary(canary) === true;
  };
  /** Companies in a canary have a place of their own in these maps: one tab may be used by both. */
  const placeOf = (name: string): string => (isForCanary(name) ? `${name} canary` : name);

  async function tryVersions(name: string, prefix: string, pathname: string): Promise<RemoteModule> {
    const remote = remotes[name];
    if (!remote) throw missing(name);
    const place = placeOf(name);
    const triesOf = (version: string) => tries.get(`${name} ${version}`) ?? 0;
    let lastError: unknown;
    for (const attempt of loadPlan(remote, { isForCanary: isForCanary(name), tries: triesOf })) {
      tries.set(`${name} ${attempt.version}`, triesOf(attempt.version) + 1);
      try {
        hintBuild(attempt, prefix, pathname);
        const module = await inTime(fetchRemote(name, prefix, attempt));
        loaded.set(place, module);
        down.delete(place);
        return module;
      } catch (error) {
        lastError = error;
        reportError(error, {
          reason: `${name} ${attempt.version} (${attempt.which}) could not be loaded`,
          category: 'remoteLoad',
          build: { name, version: attempt.version, revision: remote.revision },
        });
      }
    }
    // A version that lacks this area may have others.
    if (!(lastError instanceof RemoteContractError)) down.add(place);
    throw lastError;
  }

  function missing(name: string): Error {
    const error = new Error(`the registry has no remote ${name} that could be used`);
    reportError(error, { reason: `${name} could not be loaded`, category: 'remoteLoad', build: unlisted(name) });
    return error;
  }

  function loadedWith(name: string, prefix: string): RemoteModule | undefined {
    const canary = remotes[name]?.canary;
    // Before the sign-in nobody knows whose version it would be.
    const module = canary && isInCanary(canary) === undefined ? undefined : loaded.get(placeOf(name));
    return module && prefix in module.routes ? module : undefined;
  }

  async function load(name: string, prefix: string, pathname = location.pathname): Promise<RemoteModule> {
    const known = loadedWith(name, prefix);
    if (known) return known;
    const place = placeOf(name);
    const running = loading.get(place);
    if (running?.prefix === prefix) return running.module;
    if (running) {
      // Areas of one remote wait for each other: a container that is loaded twice would run twice.
      await running.module.catch((error: unknown) => {
        // A version without the other area may have this one; what cannot be loaded has neither.
        if (!(error instanceof RemoteContractError)) throw error;
      });
      return load(name, prefix, pathname);
    }
    const module = tryVersions(name, prefix, pathname).finally(() => loading.delete(place));
    loading.set(place, { prefix, module });
    return module;
  }

  async function renew(name: string, prefix: string): Promise<RemoteModule> {
    const before = loadedWith(name, prefix);
    const place = placeOf(name);
    loaded.delete(place);
    try {
      return await load(name, prefix);
    } catch (error) {
      if (!before) throw error;
      loaded.set(place, before);
      return before;
    }
  }

  function buildFor(name: string, prefix: string): Build {
    const remote = remotes[name];
    if (!remote) return unlisted(name);
    const version = loadedWith(name, prefix)?.version ?? wantedVersion(remote, isInCanary);
    return { name, version, revision: remote.revision };
  }

  const isDown = (name: string, prefix: string) =>
    !remotes[name] || (down.has(placeOf(name)) && !loadedWith(name, prefix));

  const isListed = (name: string) => name in remotes;

  function namesPage(name: string, pathname: string): boolean {
    const remote = remotes[name];
    if (!remote || down.has(placeOf(name))) return false;
    const { canary, current } = remote;
    const isSeen = canary ? isInCanary(canary) : false;
    return isSeen !== undefined && pathname in (isSeen && canary ? canary.build : current).firstPage;
  }

  return { load, renew, loaded: loadedWith, buildFor, isDown, isListed, namesPage };
}

/** Of a remote whose entry in the registry is broken, nothing but the name is known. */
const unlisted = (name: string): Build => ({ name, version: 'unknown' });

export const fetchModule: FetchRemote = async (name, prefix, attempt) =>
  parseRemoteModule(await fetchContainer(attempt), { name, prefix });

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
