import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a reload would take away, in words. */
export interface Loss {
  body: ReactNode;
  /** The files, by name. */
  children?: ReactNode;
}

/** What the customer is in the middle of. */
export type Busy =
  /** A press whose action still runs: a write, a download, a sign-in. */
  | { kind: 'running' }
  /** The input of a form with a draft. `isKept`: a reload brings it back. */
  | { kind: 'draft'; isKept: boolean }
  /** What no draft can keep, such as a chosen file. */
  | { kind: 'unsent'; loss: () => Loss };

const held = createStore<{ readonly all: readonly Busy[] }>(() => ({ all: [] }));

/**
 * The one place that knows what a reload would interrupt or lose. Forms, uploads and presses report to it for as long
 * as it lasts; whatever else is typed, typing.ts sees. It stands in the kit, below the host, because buttons report too.
 */
export function holdBusy(busy: Busy): () => void {
  // A copy: the same object held twice ends twice.
  const entry = { ...busy };
  held.setState(({ all }) => ({ all: [...all, entry] }));
  return () => held.setState(({ all }) => ({ all: all.filter((other) => other !== entry) }));
}

export const busyNow = (): readonly Busy[] => held.getState().all;

export const watchBusy = (listener: () => void): (() => void) => held.subscribe(listener);
