import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a reload would lose, in words for the customer. */
export interface Loss {
  body: ReactNode;
  /** The files, by name. */
  children?: ReactNode;
}

/** What a reload would interrupt or lose. */
export type Busy =
  /** A press whose action still runs: a write, a download, a sign-in. */
  | { kind: 'running' }
  /** The input of a form with a draft. `isKept`: a reload brings it back. */
  | { kind: 'draft'; isKept: boolean }
  /** What no draft can keep, such as a chosen file. */
  | { kind: 'unsent'; loss: () => Loss };

const held = createStore<{ readonly all: readonly Busy[] }>(() => ({ all: [] }));

/**
 * The one place that knows what a reload would interrupt or lose. Forms, uploads and buttons report here while it
 * lasts; typing.ts sees what is typed anywhere else. Returns the function that ends the report.
 */
export function holdBusy(busy: Busy): () => void {
  // A copy, so that the same object can be held twice.
  const entry = { ...busy };
  held.setState(({ all }) => ({ all: [...all, entry] }));
  return () => held.setState(({ all }) => ({ all: all.filter((other) => other !== entry) }));
}

export const busyNow = (): readonly Busy[] => held.getState().all;

export const watchBusy = (listener: () => void): (() => void) => held.subscribe(listener);
