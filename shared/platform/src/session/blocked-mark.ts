import { localStore, storageKey } from './index.ts';

/** As other builds have written it. */
const BLOCKED = storageKey('portal.held');

/** Whether a guard blocked the last customer here: their pages would be refused what they ask for early. */
export const wasBlocked = (): boolean => localStore.get(BLOCKED) !== null;

export function noteBlocked(isBlocked: boolean): void {
  if (isBlocked) localStore.set(BLOCKED, '1');
  else localStore.remove(BLOCKED);
}
