import type { ReactNode } from 'react';

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

let held: readonly Busy[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Busy[]): void {
  held = next;
  for (const listener of listeners) listener();
}

/**
 * The one place that knows what a reload would interrupt or lose. Forms, uploads and presses report to it for as long
 * as it lasts; whatever else is typed, typing.ts sees. It stands in the kit, below the host, because buttons report too.
 */
export function holdBusy(busy: Busy): () => void {
  // A copy: the same object held twice ends twice.
  const entry = { ...busy };
  set([...held, entry]);
  return () => set(held.filter((other) => other !== entry));
}

export const busyNow = (): readonly Busy[] => held;

export function watchBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
