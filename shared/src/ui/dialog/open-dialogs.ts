import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts a dialog or drawer as open until the returned function is called. */
export function countDialog(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether anything lies over the page at this moment, so that what can wait does not cover it. */
export const isDialogOpen = (): boolean => count > 0;

/** The same for what is rendered. */
export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, isDialogOpen);
