import type { BuildRecord } from '@portal/app-kit/build';
import type { Registry } from '@portal/platform/registry';
import { nextRegistry } from '@portal/release';

/** What a development server says of its app, and where it is. */
export interface Served {
  readonly address: string;
  readonly record: BuildRecord;
}

/** A registry in which some remotes come from their development servers. */
export function registryWithServed(
  shell: BuildRecord,
  built: readonly BuildRecord[],
  served: readonly Served[],
): Registry {
  const records = [...built, ...served.map(({ record }) => record)];
  const registry = nextRegistry(shell, records.sort(byName), {});
  for (const { address, record } of served) {
    const remote = registry.remotes[record.name];
    if (!remote) continue;
    const { version, container } = remote.current;
    // It changes with every edit, so it has no integrity, and nothing of it is loaded early.
    remote.current = {
      version,
      container,
      entry: `${address}/${record.entries[0]?.file}`,
      preload: {},
      pageFiles: {},
    };
  }
  return registry;
}

const byName = (a: BuildRecord, b: BuildRecord): number => (a.name < b.name ? -1 : 1);
