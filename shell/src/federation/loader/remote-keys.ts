import type { PageRegistry } from '#federation/registry/page-registry.ts';
import type { IsInCanary } from '#federation/registry/wanted-version.ts';

/** The keys under which the page keeps what it knows of a remote. */
interface RemoteKeys {
  isForCanary(name: string): boolean;
  /** Companies in a canary have a key of their own: one tab may be used by both. */
  keyOf(name: string): string;
}

export function remoteKeys(remotes: PageRegistry['remotes'], isInCanary: IsInCanary): RemoteKeys {
  const isForCanary = (name: string): boolean => {
    const canary = remotes[name]?.canary;
    return canary !== undefined && isInCanary(canary) === true;
  };
  return { isForCanary, keyOf: (name) => (isForCanary(name) ? `${name} canary` : name) };
}
