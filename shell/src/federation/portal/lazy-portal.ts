import type { RouteObject } from '@portal/platform/router';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the login does not need: all other pages, the remotes, the checks for releases. */
export interface LoadedPortal {
  /** Of all pages but the login. */
  readonly routes: readonly RouteObject[];
  /** The frame of a customer's page while the customer is not known yet. */
  readonly waiting: ReactNode;
  /** What stands above and below every page. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

export interface LazyPortal {
  /** Empty until the code has arrived. */
  readonly store: StoreApi<{ readonly loadedPortal?: LoadedPortal }>;
  /** Fetches it, once. A failure is not remembered: whoever asks next tries again. */
  load(): Promise<LoadedPortal>;
}

export function createLazyPortal(load: () => Promise<LoadedPortal>): LazyPortal {
  const store: LazyPortal['store'] = createStore(() => ({}));
  let loading: Promise<LoadedPortal> | null = null;

  async function fetchOnce(): Promise<LoadedPortal> {
    const loadedPortal = await load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    store.setState({ loadedPortal });
    return loadedPortal;
  }

  return {
    store,
    load() {
      loading ??= fetchOnce();
      return loading;
    },
  };
}

const LazyPortalContext = createContext<LazyPortal | null>(null);
export const LazyPortalProvider = LazyPortalContext.Provider;

/** undefined until the code has arrived. */
export function useLoadedPortal(): LoadedPortal | undefined {
  const lazyPortal = use(LazyPortalContext);
  if (!lazyPortal) throw new Error('no LazyPortalProvider above');
  return useStore(lazyPortal.store, ({ loadedPortal }) => loadedPortal);
}
