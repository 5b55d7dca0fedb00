import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { PORTAL } from './addresses.ts';

const Build = v.object({
  version: v.string(),
  container: v.string(),
  entry: v.string(),
  integrity: v.string(),
  preload: v.record(v.string(), v.array(v.string())),
});
const Registry = v.looseObject({
  remotes: v.record(
    v.string(),
    v.object({ prefixes: v.array(v.string()), current: Build, previous: v.optional(Build) }),
  ),
});
export type Registry = v.InferOutput<typeof Registry>;

/** What the composer published, as any client of it reads it. */
export async function readRegistry(): Promise<Registry> {
  const response = await fetch(`${PORTAL}/remotes.json`);
  return v.parse(Registry, await response.json());
}

export async function currentBuild(remote: string): Promise<v.InferOutput<typeof Build>> {
  const build = (await readRegistry()).remotes[remote]?.current;
  if (!build) throw new Error(`the registry has no ${remote}`);
  return build;
}

const BLOCK = /(<script type="application\/json" id="portal-registry">)(.*?)(<\/script>)/s;

/** The documents of this page come with another registry, as after a release. */
export async function changeRegistry(page: Page, change: (registry: Registry) => void): Promise<void> {
  await page.route(
    (address) => address.origin === PORTAL && !/\.\w+$/.test(address.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(BLOCK, (_, open: string, json: string, close: string) => {
        const registry = v.parse(Registry, JSON.parse(json));
        change(registry);
        return `${open}${JSON.stringify(registry)}${close}`;
      });
      await route.fulfill({ response, body: html });
    },
  );
}
