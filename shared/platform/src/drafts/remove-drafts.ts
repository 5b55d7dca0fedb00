import type { SafeStorage } from '../session/index.ts';

/* In a file of its own, so that the login does not load the drafts' schema. */

const PREFIX = 'draft:';
const keysOf = (uid: string) => `${PREFIX}${uid}:`;

/** Removes all drafts, or all except those of `keepUid`. */
export function removeDrafts(storage: SafeStorage, keepUid?: string): void {
  for (const key of storage.keys()) {
    const isKept = keepUid !== undefined && key.startsWith(keysOf(keepUid));
    if (key.startsWith(PREFIX) && !isKept) storage.remove(key);
  }
}
