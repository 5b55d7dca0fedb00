import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';
import { publishedRegistry } from './registry.ts';

export const UNRECORDED = 'remotes that e2e/touches.json does not know this test to open: `npm run touches` adds them';

/** By file and title, the remotes that a test opens: `npm run affected` picks the tests of a change by it. */
const Touches = v.record(v.string(), v.record(v.string(), v.array(v.string())));
const touches = v.parse(Touches, JSON.parse(readFileSync(join(import.meta.dirname, '../../touches.json'), 'utf8')));

/** A remote of which nothing is recorded is new: the tests that open every remote open it as well. */
const known = new Set(Object.values(touches).flatMap((tests) => Object.values(tests).flat()));

/** A test that nobody has recorded may open what it likes: it always runs. */
export function unrecorded(file: string, title: string, remotes: readonly string[]): string[] {
  const recorded = touches[file]?.[title];
  return recorded ? remotes.filter((remote) => known.has(remote) && !recorded.includes(remote)) : [];
}

/** A test opens a remote when it loads one of its files, or a document of its areas (where the remote runs alone). */
export function watchTouched(browser: Browser): { remotes(): string[]; stop(): void } {
  const touched = new Set<string>();
  const prefixes = new Map(
    Object.entries(publishedRegistry().remotes).flatMap(([remote, { areas }]) =>
      Object.keys(areas).map((prefix) => [prefix, remote] as const),
    ),
  );

  function remoteOf(request: Request): string | undefined {
    const [, first, second] = new URL(request.url()).pathname.split('/');
    if (first === 'mf') return second;
    return request.isNavigationRequest() ? prefixes.get(`/${first}`) : undefined;
  }
  function listenTo(context: BrowserContext): void {
    context.on('request', (request) => {
      const remote = remoteOf(request);
      if (remote) touched.add(remote);
    });
  }
  for (const context of browser.contexts()) listenTo(context);
  browser.on('context', listenTo);
  return {
    remotes: () => [...touched].sort(),
    stop: () => void browser.off('context', listenTo),
  };
}
