import type { SafeStorage } from '@portal/shared/session';
import * as v from 'valibot';

const PREFIX = 'draft:';

/** What has been typed but not sent yet, by customer and form, in this tab. */
export const draftKey = (uid: string, form: string): string => `${PREFIX}${uid}:${form}`;

/** A draft of an older form that no longer parses does not count. */
export function readDraft<T>(storage: SafeStorage, key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const text = storage.get(key);
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Whether it survives a reload: the browser may refuse to keep it. */
export const writeDraft = (storage: SafeStorage, key: string, value: unknown): boolean =>
  storage.set(key, JSON.stringify(value));

/** Removes all drafts, or all except those of `keepUid`. */
export function removeDrafts(storage: SafeStorage, keepUid?: string): void {
  for (const key of storage.keys()) {
    const isKept = keepUid !== undefined && key.startsWith(draftKey(keepUid, ''));
    if (key.startsWith(PREFIX) && !isKept) storage.remove(key);
  }
}
