import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from './failure/root-options.ts';
import { watchEscapes } from './failure/watch-escapes.ts';

/**
 * The first thing that every host does: from here on, what escapes from anybody's code is reported and said, and so is
 * what React could not render. Returns what puts the host on the page.
 */
export function openPage(): (host: ReactNode) => void {
  watchEscapes();
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, rootOptions);
  return (host) => root.render(host);
}
