import { createStore } from 'zustand/vanilla';
import type { PortalReleases } from '#federation/updates/open-releases.ts';
import { type Area, areasOf } from './areas.ts';

/** What the page knows of the portal's areas now. */
export interface KnownAreas {
  readonly areas: readonly Area[];
  /**
   * `part`: the document left some out, and the whole registry has not arrived yet.
   * `failed`: it could not be fetched, or belongs to another shell.
   */
  readonly state: 'whole' | 'part' | 'failed';
  /** The registry is broken in such a way that a path without an area may still belong to one. */
  readonly hasUnknownAreas: boolean;
}

export interface AllAreas {
  /** The same object until something changes. */
  known(): KnownAreas;
  /** Fetches what the document left out, if anything. */
  ask(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

interface Source extends Pick<PortalReleases, 'state' | 'known' | 'ask' | 'subscribe'> {
  mayAsk: () => boolean;
}

/** All areas of the portal, of which the document lists those that its pages need. */
export function createAllAreas({ known, mayAsk, ...releases }: Source): AllAreas {
  let asking: Promise<void> | null = null;
  let hasAsked = false;
  const store = createStore(describe);

  function describe(): KnownAreas {
    const registry = known();
    const state = !releases.state().page.isPart ? 'whole' : hasAsked && !asking ? 'failed' : 'part';
    return { areas: areasOf(registry), state, hasUnknownAreas: registry.hasUnknownAreas };
  }
  function tell(): void {
    // Routes are made from the whole list only once.
    if (store.getState().state !== 'whole') store.setState(describe());
  }
  // A check for releases fetches the registry, too.
  releases.subscribe(tell);

  return {
    known: store.getState,
    ask() {
      if (!releases.state().page.isPart) return Promise.resolve();
      asking ??= (mayAsk() ? releases.ask() : Promise.resolve()).finally(() => {
        asking = null;
        tell();
      });
      hasAsked = true;
      tell();
      return asking;
    },
    subscribe: store.subscribe,
  };
}
