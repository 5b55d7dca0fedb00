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
  remotes: v.record(v.string(), v.looseObject({ current: Build, previous: v.optional(Build) })),
});
export type Registry = v.InferOutput<typeof Registry>;

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

/** The documents of this page have another registry, as after a release. */
export async function changeRegistry(page: Page, change: (registry: Registry) => void): Promise<void> {
  const registry = await readRegistry();
  change(registry);
  await replaceData(page, 'portal-registry', registry);
}
