import * as v from 'valibot';
import type { WatchedVersion } from './suspects.ts';

const TIMEOUT_MS = 10_000;
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Health = v.object({
  versions: v.array(
    v.object({
      app: v.string(),
      version: v.string(),
      minutes: v.array(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), sessions: Count, errors: Count })),
    }),
  ),
});

/**
 * What browsers have said of each version in the last hour, at the address of whoever collects it; in the sandbox
 * /sandbox/health/versions.
 * @throws with a sentence if nothing answers there, or something else.
 */
export async function readHealth(address: string): Promise<WatchedVersion[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address} does not answer.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const result = v.safeParse(Health, body);
  if (response.ok && result.success) return result.output.versions;
  throw new Error(`${address} has no visits and errors by version (status ${response.status}).`);
}
