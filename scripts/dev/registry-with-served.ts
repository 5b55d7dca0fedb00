import type { BuildRecord } from '@portal/app-kit/build';
import type { Registry } from '@portal/platform/registry';
import { nextRegistry, type Served, servedEntry } from '@portal/release';

/** A registry in which some remotes come from their development servers. */
export function registryWithServed(
  shell: BuildRecord,
  built: readonly BuildRecord[],
  served: readonly Served[],
): Registry {
  const records = [...built, ...served.map(({ record }) => record)];
  const registry = nextRegistry(shell, records.sort(byName), {});
  for (const one of served) registry.remotes[one.record.name] = servedEntry(one);
  return registry;
}

const byName = (a: BuildRecord, b: BuildRecord): number => (a.name < b.name ? -1 : 1);
