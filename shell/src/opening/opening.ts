import type { RouteObject } from '@portal/shared/router';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** What the login does without: all other pages, the remotes, what follows releases. */
export interface Opened {
  /** Of all pages but the login. */
  readonly routes: readonly RouteObject[];
  /** The frame of a customer's page, while it is not known yet whose page it is. */
  readonly waiting: ReactNode;
  /** What stands above and below every page. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

export interface Opening {
  /** undefined: its code is not here yet. */
  now(): Opened | undefined;
  /** Fetches it, once. A failure is not remembered: whoever asks next tries again. */
  open(): Promise<Opened>;
  subscribe(listener: () => void): () => void;
}

export function createOpening(load: () => Promise<Opened>): Opening {
  const listeners = new Set<() => void>();
  let opened: Opened | undefined;
  let loading: Promise<Opened> | null = null;

  async function fetchOnce(): Promise<Opened> {
    try {
      opened = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return opened;
  }

  return {
    now: () => opened,
    open() {
      loading ??= fetchOnce();
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const OpeningContext = createContext<Opening | null>(null);
export const OpeningProvider = OpeningContext.Provider;

/** undefined as long as its code is not here. */
export function useOpened(): Opened | undefined {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('no OpeningProvider above');
  return useSyncExternalStore(opening.subscribe, opening.now);
}
