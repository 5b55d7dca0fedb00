import type { SafeStorage } from '../session/index.ts';

/* Apart from the drafts' schema, so that the login can forget them without it. */

const PREFIX = 'draft:';
const keysOf = (uid: string) => `${PREFIX}${uid}:`;

/** Removes all drafts, or all except those of `keepUid`. */
export function removeDrafts(storage: SafeStorage, keepUid?: string): void {
  for (const key of storage.keys()) {
    const isKept = keepUid !== undefined && key.startsWith(keysOf(keepUid));
    if (key.startsWith(PREFIX) && !isKept) storage.remove(key);
  }
}
