import { useSyncExternalStore } from 'react';

export type Viewport = 'mobile' | 'tablet' | 'desktop';

/** The breakpoints of the specification [2.59, 2.60]: a tablet is 768 to 1200 px wide. */
const QUERIES = { tablet: '(min-width: 768px)', desktop: '(min-width: 1200px)' } as const;

// Where nothing measures (a test without matchMedia), the desktop is meant.
const matches = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query).matches : true);

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const lists = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function current(): Viewport {
  if (matches(QUERIES.desktop)) return 'desktop';
  return matches(QUERIES.tablet) ? 'tablet' : 'mobile';
}

/** For what differs in structure; what differs only in look is CSS. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, current);
