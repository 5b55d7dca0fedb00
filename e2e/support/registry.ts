import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { PORTAL } from './addresses.ts';
import { replaceData } from './document-data.ts';

const Build = v.object({
  version: v.string(),
  container: v.string(),
  entry: v.string(),
  integrity: v.string(),
  preload: v.record(v.string(), v.array(v.string())),
  firstPage: v.record(v.string(), v.array(v.string())),
});
const Registry = v.looseObject({
  remotes: v.record(
    v.string(),
    v.looseObject({
      areas: v.record(v.string(), v.looseObject({ title: v.string() })),
      current: Build,
      previous: v.optional(Build),
    }),
  ),
});
export type Registry = v.InferOutput<typeof Registry>;

const PUBLISHED = join(import.meta.dirname, '../../.cache/e2e/portal/public/remotes.json');

/**
 * The same registry for files that make a test of each remote: Playwright collects tests when their portal runs, and
 * once more in each worker.
 */
export function publishedRegistry(): Registry {
  if (!existsSync(PUBLISHED)) throw new Error('There is no portal to list tests for: start one with npm run test:e2e.');
  return v.parse(Registry, JSON.parse(readFileSync(PUBLISHED, 'utf8')));
}

/** The composer's published registry, as any client reads it. */
export async function readRegistry(): Promise<Registry> {
  const response = await fetch(`${PORTAL}/remotes.json`);
  return v.parse(Registry, await response.json());
}

export async function currentBuild(remote: string): Promise<v.InferOutput<typeof Build>> {
  const build = (await readRegistry()).remotes[remote]?.current;
  if (!build) throw new Error(`the registry has no ${remote}`);
  return build;
}

/**
 * This page has another registry, as after a release: in its documents, and when it asks again. (Only that page’s cache
 * is off from then on.)
 */
export async function changeRegistry(page: Page, change: (registry: Registry) => void): Promise<void> {
  const registry = await readRegistry();
  change(registry);
  await replaceData(page, 'portal-registry', registry);
  await publishFor(page, registry);
}

/** What this page gets when it asks for the registry again; its open documents keep theirs. */
export async function publishFor(page: Page, registry: Registry): Promise<void> {
  await page.route(`${PORTAL}/remotes.json`, (route) => route.fulfill({ json: registry }));
}
