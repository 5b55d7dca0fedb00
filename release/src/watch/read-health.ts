import * as v from 'valibot';
import { answerOf } from './answer-of.ts';
import type { WatchedVersion } from './suspects.ts';

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
 */
export async function readHealth(address: string): Promise<WatchedVersion[]> {
  return (await answerOf(address, Health, 'visits and errors by version')).versions;
}
