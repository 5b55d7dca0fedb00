import { useSyncExternalStore } from 'react';

// Without matchMedia (in some tests), the widest screen is assumed.
const canAsk = () => typeof matchMedia === 'function';

/** Whether the screen is as the media query says. */
export const matchesScreen = (query: string): boolean => (canAsk() ? matchMedia(query).matches : true);

/**
 * A hook for what depends on the screen as these media queries tell it. Printing does not change it: paper has another
 * width, but the same layout is printed.
 */
export function createScreenHook<Value>(queries: readonly string[], read: () => Value): () => Value {
  let onScreen: { value: Value } | undefined;

  function subscribe(onChange: () => void): () => void {
    if (!canAsk()) return () => {};
    const lists = queries.map((query) => matchMedia(query));
    for (const list of lists) list.addEventListener('change', onChange);
    return () => {
      for (const list of lists) list.removeEventListener('change', onChange);
    };
  }

  function current(): Value {
    const isPrinting = canAsk() && matchMedia('print').matches;
    if (!onScreen || !isPrinting) onScreen = { value: read() };
    return onScreen.value;
  }

  return () => useSyncExternalStore(subscribe, current);
}
