import { createElement, Fragment, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../failure/root-options.ts';
import { watchUncaught } from '../failure/watch-uncaught.ts';

let paint: Promise<void> | undefined;
let isDrawn: () => void = () => undefined;

/**
 * The first thing that every host does: from here on, uncaught errors and what React could not render are reported.
 * Returns the function that renders the host: in a transition, so that the browser stays responsive. Meanwhile the
 * document shows the static skeleton.
 */
export function openPage(): (host: ReactNode) => void {
  watchUncaught();
  paint = new Promise((resolve) => {
    isDrawn = resolve;
  });
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, rootOptions);
  return (host) => startTransition(() => root.render(createElement(Fragment, null, host, createElement(Drawn))));
}

/** Resolved after React's first paint; undefined if no page was opened. */
export const firstPaint = (): Promise<void> | undefined => paint;

function Drawn() {
  // Before the first style calculation: otherwise each element would match the skeleton's rules as well.
  useLayoutEffect(() => document.querySelector('style[data-static-skeleton-style]')?.remove(), []);
  useEffect(isDrawn, []);
  return null;
}
