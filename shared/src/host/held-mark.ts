import { localStore, storageKey } from '@portal/shared/session';

const HELD = storageKey('portal.held');

/** Whether a guard held the last customer here: their pages would be refused what they ask for early. */
export const wasHeld = (): boolean => localStore.get(HELD) !== null;

export function noteHeld(isHeld: boolean): void {
  if (isHeld) localStore.set(HELD, '1');
  else localStore.remove(HELD);
}
