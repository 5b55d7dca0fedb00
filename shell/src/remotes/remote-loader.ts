import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { parseRemoteModule, RemoteContractError, type RemoteModule } from '@portal/shared/host';
import { reportError } from '@portal/shared/observe';
import type { PageRegistry } from '#registry/page-registry.ts';
import { type LoadAttempt, loadPlan } from './load-plan.ts';
import './provide-on-demand.ts';
import { entryIntegrity } from './runtime-plugin.ts';
import { supportReference } from './support-reference.ts';

/** A remote that has not arrived by then is given up. */
export const GIVE_UP_MS = 8000;

export interface RemoteLoader {
  /**
   * The remote's module, loaded and checked once, however often it is requested; a failure is not remembered.
   * A version without the requested area counts as a failure.
   */
  load(name: string, prefix: string): Promise<RemoteModule>;
  /** What `load` has already loaded, so that a preloaded area is mounted in the same frame. */
  loaded(name: string, prefix: string): RemoteModule | undefined;
  /** Part of every failure report: the customer who sees a failure reads it to the support desk. */
  readonly reference: string;
}

export type FetchRemote = (name: string, prefix: string, attempt: LoadAttempt) => Promise<RemoteModule>;

export function createRemoteLoader(
  remotes: PageRegistry['remotes'],
  fetchRemote: FetchRemote = fetchContainer,
): RemoteLoader {
  const loading = new Map<string, { prefix: string; module: Promise<RemoteModule> }>();
  const loaded = new Map<string, RemoteModule>();
  const tries = new Map<string, number>();
  const reference = supportReference();

  async function tryVersions(name: string, prefix: string): Promise<RemoteModule> {
    const entry = remotes[name];
    if (!entry) throw missing(name);
    const retry = tries.get(name) ?? 0;
    tries.set(name, retry + 1);
    let lastError: unknown;
    for (const attempt of loadPlan(entry, retry)) {
      try {
        const module = await inTime(fetchRemote(name, prefix, attempt));
        loaded.set(name, module);
        return module;
      } catch (error) {
        lastError = error;
        reportError(error, {
          reason: `${name} ${attempt.version} (${attempt.which}, registry ${entry.revision}) could not be loaded, ${reference}`,
          category: 'remoteLoad',
        });
      }
    }
    throw lastError;
  }

  function missing(name: string): Error {
    const error = new Error(`the registry has no remote ${name} that could be used`);
    reportError(error, { reason: `${name} could not be loaded, ${reference}`, category: 'remoteLoad' });
    return error;
  }

  function loadedWith(name: string, prefix: string): RemoteModule | undefined {
    const module = loaded.get(name);
    return module && prefix in module.routes ? module : undefined;
  }

  async function load(name: string, prefix: string): Promise<RemoteModule> {
    const known = loadedWith(name, prefix);
    if (known) return known;
    const running = loading.get(name);
    if (running?.prefix === prefix) return running.module;
    if (running) {
      // Areas of one remote wait for each other: a container that is loaded twice would run twice.
      await running.module.catch((error: unknown) => {
        // A version without the other area may have this one; what cannot be loaded has neither.
        if (!(error instanceof RemoteContractError)) throw error;
      });
      return load(name, prefix);
    }
    const module = tryVersions(name, prefix).finally(() => loading.delete(name));
    loading.set(name, { prefix, module });
    return module;
  }

  return { reference, load, loaded: loadedWith };
}

export async function fetchContainer(name: string, prefix: string, attempt: LoadAttempt): Promise<RemoteModule> {
  const address = new URL(attempt.entry, location.href).href;
  if (attempt.integrity) entryIntegrity.set(address, attempt.integrity);
  // force: a container of this name that failed before must not be mistaken for the requested one.
  registerRemotes([{ name: attempt.container, entry: address }], { force: true });
  const exports: unknown = await loadRemote(`${attempt.container}/remote`);
  return parseRemoteModule(exports, { name, prefix });
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
