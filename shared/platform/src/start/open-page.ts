import { createElement, Fragment, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../failure/root-options.ts';
import { watchUncaught } from '../failure/watch-uncaught.ts';

let picture: Promise<void> | undefined;
let isDrawn: () => void = () => undefined;

/**
 * The first thing that every host does: from here on, what nothing catches is reported and said, and so is
 * what React could not render. Returns what puts the host on the page: as a transition, so that the browser can answer
 * meanwhile. The document shows the same picture already.
 */
export function openPage(): (host: ReactNode) => void {
  watchUncaught();
  picture = new Promise((resolve) => {
    isDrawn = resolve;
  });
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, rootOptions);
  return (host) => startTransition(() => root.render(createElement(Fragment, null, host, createElement(Drawn))));
}

/** Fulfilled once React's first picture is on the page; undefined where no page is opened. */
export const firstPicture = (): Promise<void> | undefined => picture;

function Drawn() {
  // Before the browser styles the page for the first time: each element would match the same rules twice from then on.
  useLayoutEffect(() => document.querySelector('style[data-first-picture-style]')?.remove(), []);
  useEffect(isDrawn, []);
  return null;
}
