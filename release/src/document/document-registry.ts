import type { RemoteEntry } from '@portal/platform/registry';
import * as v from 'valibot';

interface Listing {
  readonly remotes: Readonly<Record<string, object>>;
}

/**
 * What a document carries of the registry: the remote of its section, and those that the menus on every page lead to.
 * Its size does not grow with the number of the other remotes.
 */
export function documentRegistry<All extends { remotes: Record<string, RemoteEntry> }>(
  registry: All,
  section: string | undefined,
): All {
  const isNeeded = ({ areas }: RemoteEntry) =>
    (section !== undefined && section in areas) || Object.values(areas).some(({ menu }) => menu !== undefined);
  const needed = Object.entries(registry.remotes).filter(([, remote]) => isNeeded(remote));
  return only(
    registry,
    needed.map(([name]) => name),
  );
}

/** The registry for a document that has been written with this one. */
export function registryLike<All extends Listing>(registry: All, written: unknown): All {
  const part = v.safeParse(Part, written);
  return part.success ? only(registry, Object.keys(part.output.remotes)) : registry;
}

const Part = v.object({ isPart: v.literal(true), remotes: v.record(v.string(), v.unknown()) });

function only<All extends Listing>(registry: All, names: readonly string[]): All {
  const remotes = Object.entries(registry.remotes).filter(([name]) => names.includes(name));
  const isPart = remotes.length < Object.keys(registry.remotes).length;
  return isPart ? { ...registry, remotes: Object.fromEntries(remotes), isPart: true } : registry;
}
