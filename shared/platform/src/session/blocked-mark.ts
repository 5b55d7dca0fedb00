import { localStore, storageKey } from './index.ts';

/** Earlier builds have written this key. */
const BLOCKED = storageKey('portal.held');

/** Whether a guard blocked the last customer here: the API would refuse their early reads. */
export const wasBlocked = (): boolean => localStore.get(BLOCKED) !== null;

export function noteBlocked(isBlocked: boolean): void {
  if (isBlocked) localStore.set(BLOCKED, '1');
  else localStore.remove(BLOCKED);
}
