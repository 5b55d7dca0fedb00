import { useSyncExternalStore } from 'react';

/** From this width on the columns of the table fit, with the map above it. */
const WIDE = '(min-width: 60rem)';
const canAsk = () => typeof matchMedia === 'function';

function subscribe(onChange: () => void): () => void {
  if (!canAsk()) return () => {};
  const list = matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

let onScreen: boolean | undefined;

/** Paper is narrower, but what is on screen is printed. */
function current(): boolean {
  if (onScreen === undefined || !canAsk() || !matchMedia('print').matches)
    onScreen = !canAsk() || matchMedia(WIDE).matches;
  return onScreen;
}

/** Whether estimates are rows of a table; on a narrower screen they are cards. */
export const useHasTable = (): boolean => useSyncExternalStore(subscribe, current);
