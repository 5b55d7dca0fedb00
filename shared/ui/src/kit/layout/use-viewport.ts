import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../theme/breakpoints.ts';

export type Viewport = 'mobile' | 'tablet' | 'desktop';

const QUERIES = {
  tablet: `(min-width: ${BREAKPOINTS.md})`,
  desktop: `(min-width: ${BREAKPOINTS.lg})`,
} as const;

// Without matchMedia (in some tests), the desktop is assumed.
const matches = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query).matches : true);

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const lists = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const isPrinting = () => typeof matchMedia === 'function' && matchMedia('print').matches;

let onScreen: Viewport | undefined;

/** Printing does not change it: paper has another width, but the same layout is printed. */
function current(): Viewport {
  if (onScreen === undefined || !isPrinting()) onScreen = fitting();
  return onScreen;
}

function fitting(): Viewport {
  if (matches(QUERIES.desktop)) return 'desktop';
  return matches(QUERIES.tablet) ? 'tablet' : 'mobile';
}

/** For differences in structure; differences in look are CSS. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, current);
