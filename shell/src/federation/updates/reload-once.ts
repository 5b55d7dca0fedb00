import { type SafeStorage, storageKey } from '@portal/platform/session';
import * as v from 'valibot';

const KEY = storageKey('reloaded-for');
const NOT_AGAIN_WITHIN_MS = 10_000;

const Reloaded = v.object({
  /** In milliseconds. */
  at: v.number(),
  /** What it was meant to bring. */
  change: v.string(),
});
type Reloaded = v.InferOutput<typeof Reloaded>;

/**
 * Whether the page may reload by itself to get `change`. Never twice within ten seconds, and never a second time for the
 * same change: a reload that did not bring it the first time would not bring it the second time either.
 */
export const mayReload = (last: Reloaded | null, now: number, change: string): boolean =>
  last === null || (last.change !== change && Math.abs(now - last.at) >= NOT_AGAIN_WITHIN_MS);

/**
 * Notes a reload in the tab's storage, which survives it. false: do not reload, also if the storage keeps nothing,
 * since the page could not know afterwards that it has reloaded.
 */
export function noteReload(storage: SafeStorage, now: number, change: string): boolean {
  const last = v.safeParse(v.pipe(v.string(), v.parseJson(), Reloaded), storage.get(KEY));
  if (!mayReload(last.success ? last.output : null, now, change)) return false;
  return storage.set(KEY, JSON.stringify({ at: now, change } satisfies Reloaded));
}
