import type { RouteObject } from '@portal/shared/router';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** What the login does without: all other pages, the remotes, what follows releases. */
export interface LoadedPortal {
  /** Of all pages but the login. */
  readonly routes: readonly RouteObject[];
  /** The frame of a customer's page, while it is not known yet whose page it is. */
  readonly waiting: ReactNode;
  /** What stands above and below every page. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

export interface LazyPortal {
  /** undefined: its code is not here yet. */
  now(): LoadedPortal | undefined;
  /** Fetches it, once. A failure is not remembered: whoever asks next tries again. */
  load(): Promise<LoadedPortal>;
  subscribe(listener: () => void): () => void;
}

export function createLazyPortal(load: () => Promise<LoadedPortal>): LazyPortal {
  const listeners = new Set<() => void>();
  let loadedPortal: LoadedPortal | undefined;
  let loading: Promise<LoadedPortal> | null = null;

  async function fetchOnce(): Promise<LoadedPortal> {
    try {
      loadedPortal = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return loadedPortal;
  }

  return {
    now: () => loadedPortal,
    load() {
      loading ??= fetchOnce();
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const LazyPortalContext = createContext<LazyPortal | null>(null);
export const LazyPortalProvider = LazyPortalContext.Provider;

/** undefined as long as its code is not here. */
export function useLoadedPortal(): LoadedPortal | undefined {
  const lazyPortal = use(LazyPortalContext);
  if (!lazyPortal) throw new Error('no LazyPortalProvider above');
  return useSyncExternalStore(lazyPortal.subscribe, lazyPortal.now);
}
