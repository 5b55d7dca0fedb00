import { type SafeStorage, storageKey } from '@portal/platform/session';
import * as v from 'valibot';
import { Override } from './override.ts';

const KEY = storageKey('remote-overrides');
const Kept = v.pipe(v.string(), v.parseJson(), v.array(Override));

/** The overrides of a tab. They survive a reload, and end with the tab. */
export function keptOverrides(storage: SafeStorage) {
  function read(): Override[] {
    const kept = v.safeParse(Kept, storage.get(KEY));
    return kept.success ? kept.output : [];
  }
  return {
    read,
    keep: (override: Override): boolean =>
      storage.set(KEY, JSON.stringify([...read().filter(({ remote }) => remote !== override.remote), override])),
    remove: (): void => storage.remove(KEY),
  };
}
