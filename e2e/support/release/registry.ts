import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { PORTAL } from '../addresses.ts';
import { replaceText } from './document-data.ts';

const Build = v.object({
  version: v.string(),
  container: v.string(),
  entry: v.string(),
  integrity: v.string(),
  preload: v.record(v.string(), v.array(v.string())),
  pageFiles: v.record(v.string(), v.array(v.string())),
});
export type Build = v.InferOutput<typeof Build>;
const Registry = v.looseObject({
  shell: v.string(),
  revision: v.string(),
  remotes: v.record(
    v.string(),
    v.looseObject({
      areas: v.record(
        v.string(),
        v.looseObject({ title: v.string(), menu: v.optional(v.looseObject({ place: v.string() })) }),
      ),
      current: Build,
      previous: v.optional(Build),
    }),
  ),
});
export type Registry = v.InferOutput<typeof Registry>;

const Screens = v.object({ pageFiles: v.record(v.string(), v.unknown()) });

const PORTAL_FOLDER = join(import.meta.dirname, '../../../.cache/e2e/portal');
const PUBLISHED = join(PORTAL_FOLDER, 'public/remotes.json');

/**
 * The same registry for files that make a test of each remote: Playwright collects tests when their portal runs, and
 * once more in each worker.
 */
export function publishedRegistry(): Registry {
  if (!existsSync(PUBLISHED))
    throw new Error('There is no portal to list tests for: start one with npm test -- --only e2e.');
  return v.parse(Registry, JSON.parse(readFileSync(PUBLISHED, 'utf8')));
}

/** The paths of all pages of which a build says what they need, as patterns (`/order/:id`); for such files, too. */
export function publishedPages(): string[] {
  const { shell, remotes } = publishedRegistry();
  const { pageFiles } = v.parse(
    Screens,
    JSON.parse(readFileSync(join(PORTAL_FOLDER, 'releases/shell', shell, 'build.json'), 'utf8')),
  );
  return [pageFiles, ...Object.values(remotes).map(({ current }) => current.pageFiles)].flatMap((pages) =>
    Object.keys(pages),
  );
}

/** The composer's published registry, as any client reads it. */
export async function readRegistry(): Promise<Registry> {
  const response = await fetch(`${PORTAL}/remotes.json`);
  return v.parse(Registry, await response.json());
}

export async function currentBuild(remote: string): Promise<Build> {
  const build = (await readRegistry()).remotes[remote]?.current;
  if (!build) throw new Error(`the registry has no ${remote}`);
  return build;
}

/**
 * The documents of this page have another registry, as after a release, and so has who asks for it alone. The answer
 * takes that back.
 */
export async function changeRegistry(page: Page, change: (registry: Registry) => void): Promise<() => Promise<void>> {
  const registry = await readRegistry();
  change(registry);
  return replaceRegistry(page, JSON.stringify(registry));
}

/** The same with a text that need not be a registry. (Only that page’s cache is off from then on.) */
export async function replaceRegistry(page: Page, text: string): Promise<() => Promise<void>> {
  const undo = await replaceText(page, 'portal-registry', text);
  await publishFor(page, text);
  return async () => {
    await undo();
    await page.unroute(PUBLISHED_AT);
  };
}

const PUBLISHED_AT = `${PORTAL}/remotes.json`;

/** What this page gets when it asks for the registry again; its open documents keep theirs. */
export async function publishFor(page: Page, registry: Registry | string): Promise<void> {
  const body = typeof registry === 'string' ? registry : JSON.stringify(registry);
  await page.route(PUBLISHED_AT, (route) => route.fulfill({ contentType: 'application/json', body }));
}
