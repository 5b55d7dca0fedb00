import { tabStore, useSession } from '@portal/shared/session';
import { useCallback, useState } from 'react';
import type * as v from 'valibot';
import { draftKey, readDraft, writeDraft } from './draft-store.ts';

/**
 * Form state that survives a reload, a new version and an expired session. `clear` deletes it after sending; what is on
 * screen stays. `note` saves it like `keep`, but the page is not rendered again: for each key of a long form. `read` is
 * for an answer that comes late: another page may have changed the draft since.
 */
export function useDraft<T>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): [draft: T, keep: (next: T) => void, clear: () => void, note: (next: T) => void, read: () => T | null] {
  const session = useSession();
  const key = draftKey(session.state === 'signedIn' ? session.uid : '', form);
  const [draft, setDraft] = useState<T>(() => readDraft(tabStore, key, schema) ?? initial);
  const keep = useCallback(
    (next: T) => {
      writeDraft(tabStore, key, next);
      setDraft(next);
    },
    [key],
  );
  const clear = useCallback(() => tabStore.remove(key), [key]);
  const note = useCallback((next: T) => writeDraft(tabStore, key, next), [key]);
  const read = useCallback(() => readDraft(tabStore, key, schema), [key, schema]);
  return [draft, keep, clear, note, read];
}
