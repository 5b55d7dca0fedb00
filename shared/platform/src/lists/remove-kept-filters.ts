import type { SafeStorage } from '../session/index.ts';

/** The names from the specification [9.24, 9.25]. They are found by name because their areas may not be loaded. */
const KEPT_FILTER = /^keep-\w+-status$/;

/** Removes the filters that lists have kept for the customer. */
export function removeKeptFilters(storage: SafeStorage): void {
  for (const key of storage.keys()) if (KEPT_FILTER.test(key)) storage.remove(key);
}
