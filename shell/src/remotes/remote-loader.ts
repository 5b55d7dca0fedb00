import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { parseRemoteModule, type RemoteModule } from '@portal/shared/host';
import type { Registry, RemoteEntry } from '@portal/shared/host/registry';
import { reportError } from '@portal/shared/observe';
import { type LoadAttempt, loadPlan } from './load-plan.ts';
import './provide-on-demand.ts';
import { entryIntegrity } from './runtime-plugin.ts';
import { supportReference } from './support-reference.ts';

/** A remote that has not arrived by then is given up. */
export const GIVE_UP_MS = 8000;

export interface RemoteLoader {
  /** The remote's module, loaded and checked once, however often it is requested; a failure is not remembered. */
  load(name: string): Promise<RemoteModule>;
  /** What `load` has already loaded, so that a preloaded area is mounted in the same frame. */
  loaded(name: string): RemoteModule | undefined;
  /** Part of every failure report: the customer who sees a failure reads it to the support desk. */
  readonly reference: string;
}

type FetchRemote = (name: string, entry: RemoteEntry, attempt: LoadAttempt) => Promise<RemoteModule>;

export function createRemoteLoader(registry: Registry, fetchRemote: FetchRemote = fetchContainer): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const loaded = new Map<string, RemoteModule>();
  const failures = new Map<string, number>();
  const reference = supportReference();

  async function load(name: string): Promise<RemoteModule> {
    const entry = registry.remotes[name];
    if (!entry) throw new Error(`the registry has no remote ${name}`);
    let lastError: unknown;
    for (const attempt of loadPlan(entry, failures.get(name) ?? 0)) {
      try {
        const module = await inTime(fetchRemote(name, entry, attempt));
        loaded.set(name, module);
        return module;
      } catch (error) {
        lastError = error;
        reportError(error, {
          reason: `${name} ${attempt.version} (${attempt.which}, registry ${registry.revision}) could not be loaded, ${reference}`,
          category: 'remoteLoad',
        });
      }
    }
    failures.set(name, (failures.get(name) ?? 0) + 1);
    throw lastError;
  }

  return {
    reference,
    loaded: (name) => loaded.get(name),
    load(name) {
      const running = loading.get(name);
      if (running) return running;
      const started = load(name);
      loading.set(name, started);
      started.catch(() => loading.delete(name));
      return started;
    },
  };
}

async function fetchContainer(name: string, entry: RemoteEntry, attempt: LoadAttempt): Promise<RemoteModule> {
  const address = new URL(attempt.entry, location.href).href;
  if (attempt.integrity) entryIntegrity.set(address, attempt.integrity);
  // force: a container of this name that failed before must not be mistaken for the requested one.
  registerRemotes([{ name: attempt.container, entry: address }], { force: true });
  const exports: unknown = await loadRemote(`${attempt.container}/remote`);
  return parseRemoteModule(exports, { name, prefixes: Object.keys(entry.areas) });
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
