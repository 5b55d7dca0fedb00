import type { LastGood } from '#federation/registry/last-good.ts';
import type { PageRemote } from '#federation/registry/page-registry.ts';
import type { FetchRemote } from './version-loader.ts';

/**
 * Keeps each remote that has been loaded and checked, as its registry lists it, and forgets one that failed. A remote
 * that only takes long is not forgotten: a slow line says nothing about its files. A canary is not kept: the next
 * customer of this browser may belong to another company.
 */
export const withLastGood =
  (lastGood: LastGood, fetchRemote: FetchRemote): FetchRemote =>
  async (name, prefix, attempt) => {
    try {
      const module = await fetchRemote(name, prefix, attempt);
      const kept = keptOf(attempt.remote, attempt.version, Object.keys(module.routes));
      if (kept) lastGood.keep(name, kept);
      return module;
    } catch (error) {
      lastGood.forget(name, attempt.version);
      throw error;
    }
  };

function keptOf(remote: PageRemote, version: string, prefixes: readonly string[]) {
  const build = [remote.current, remote.previous].find((listed) => listed?.version === version);
  if (!build) return null;
  const { revision, at } = remote;
  // An older version may lack the areas of a newer one.
  const areas = Object.fromEntries(Object.entries(remote.areas).filter(([prefix]) => prefixes.includes(prefix)));
  // Preloads are left out: without them it loads in more steps.
  return { areas, build: { ...build, preload: {}, pageFiles: {}, usesShared: undefined }, revision, at };
}
