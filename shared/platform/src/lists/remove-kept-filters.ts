import type { SafeStorage } from '../session/index.ts';

/** The names that the specification gives them [9.24, 9.25]. The area that keeps one need not have been loaded. */
const KEPT_FILTER = /^keep-\w+-status$/;

/** Removes the filters that lists have kept for their customer. */
export function removeKeptFilters(storage: SafeStorage): void {
  for (const key of storage.keys()) if (KEPT_FILTER.test(key)) storage.remove(key);
}
