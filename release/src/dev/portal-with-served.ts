import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Environment } from '@portal/platform/environment';
import { linkPortal } from '#compose/link-portal.ts';
import { registryOf, servedEntry } from '#compose/registry.ts';
import { readLivePortal } from '#release/live-portal.ts';

/** What a development server says of its app, and the server's origin. */
export interface Served {
  readonly record: BuildRecord;
  readonly address: string;
}

/** What is live in a folder, with one remote from its development server instead, put together in the folder `home`. */
export async function portalWithServed(
  home: string,
  { folder, environment, served }: { folder: string; environment: Environment; served: Served },
): Promise<void> {
  const { registry, shell } = readLivePortal(folder);
  const current = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [name, { areas: remote.areas, current: remote.current }]),
  );
  const remotes = { ...current, [served.record.name]: servedEntry(served) };
  await linkPortal(home, { folder, shell, registry: registryOf(shell.version, remotes), environment });
}
