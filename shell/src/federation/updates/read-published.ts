import type { EntryRefusal } from '@portal/platform/registry/entry-refusal';
import { type RegistryReading, readRegistry } from '@portal/platform/registry/read-registry';

const ADDRESS = '/remotes.json';
const GIVE_UP_MS = 8000;

/**
 * The registry as it is published now. With `no-cache` the browser asks with If-None-Match: as long as nothing was
 * released, the answer is a 304 without content.
 * @throws if there is no answer, or if it is no registry.
 */
export async function readPublished(refusal: EntryRefusal): Promise<RegistryReading & { revision: string }> {
  const response = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(GIVE_UP_MS) });
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  const { revision, ...reading } = readRegistry(await response.text(), refusal);
  if (revision === null) throw new Error(`${ADDRESS}: ${reading.faults[0]?.reason}`);
  return { ...reading, revision };
}
