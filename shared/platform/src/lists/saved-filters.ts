import * as v from 'valibot';
import { localStore, type SafeStorage, type StorageKey, storageKey } from '../session/index.ts';

/** How many a customer has for each list. */
export const SAVED_FILTERS_MAX = 10;

/** Conditions of a list under a name of the customer's. */
export interface SavedFilter {
  name: string;
  /** The conditions as the list writes them in its address. */
  query: string;
}

const PREFIX = 'saved-filters:';
const SavedFilters = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), query: v.string() }))),
  [],
);

/** What this customer (by contact) has saved for a list on this device; of an unreadable value, nothing. */
export function savedFilters(contactId: string, list: string) {
  const key: StorageKey = storageKey('saved-filters:', `${contactId}:${list}`);
  return {
    read: (): SavedFilter[] => v.parse(SavedFilters, localStore.get(key)),
    /** Whether it outlasts the page. */
    write: (saved: readonly SavedFilter[]): boolean => localStore.set(key, JSON.stringify(saved)),
  };
}

/** Removes those of every customer on this device. */
export function removeSavedFilters(storage: SafeStorage): void {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
}
