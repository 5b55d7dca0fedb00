import type { SafeStorage } from '@portal/shared/session';
import * as v from 'valibot';

const PREFIX = 'draft:';

/** What somebody has typed and not sent yet, by customer and form, in this tab. */
export const draftKey = (uid: string, form: string): string => `${PREFIX}${uid}:${form}`;

/** A draft of an older form that no longer parses is as good as none. */
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

export const writeDraft = (storage: SafeStorage, key: string, value: unknown): void =>
  storage.set(key, JSON.stringify(value));

/** Removes every draft, or those of everybody but `keepUid`. */
export function removeDrafts(storage: SafeStorage, keepUid?: string): void {
  for (const key of storage.keys()) {
    const isKept = keepUid !== undefined && key.startsWith(draftKey(keepUid, ''));
    if (key.startsWith(PREFIX) && !isKept) storage.remove(key);
  }
}
