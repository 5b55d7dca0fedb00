import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../failure/root-options.ts';
import { watchEscapes } from '../failure/watch-escapes.ts';

/**
 * The first thing that every host does: from here on, what escapes from anybody's code is reported and said, and so is
 * what React could not render. Returns what puts the host on the page. As a transition, so that the browser can answer
 * while React renders: the document shows the same picture already.
 */
export function openPage(): (host: ReactNode) => void {
  watchEscapes();
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, rootOptions);
  return (host) => startTransition(() => root.render(host));
}
