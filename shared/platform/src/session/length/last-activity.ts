import { localStore, storageKey } from '../browser-storage.ts';

/** When anything was done last, in any tab of this browser. It is there only while a customer is signed in. */
const KEY = storageKey('session-activity');

export const isAboutActivity = (key: string | null): boolean => key === KEY;

export const noteActivity = (now: number): void => void localStore.set(KEY, String(now));

export const forgetActivity = (): void => localStore.remove(KEY);

/** Unknown: now. */
export function idleMsAt(now: number): number {
  const at = Number(localStore.get(KEY) ?? now);
  return Number.isFinite(at) ? now - at : 0;
}
