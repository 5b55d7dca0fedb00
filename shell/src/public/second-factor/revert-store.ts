import type { SecondFactorRevert } from '@portal/platform/firebase/self-service';
import { storageKey, tabStore } from '@portal/platform/session';
import * as v from 'valibot';

const KEY = storageKey('second-factor-revert');
const Kept = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string(), phone: v.string() }));

/** Keeps what was taken back in this tab: the link works once, and a reload must not report it as invalid. */
export function keepRevert(revert: SecondFactorRevert): void {
  tabStore.set(KEY, JSON.stringify(revert));
}

export const forgetRevert = (): void => tabStore.remove(KEY);

export function keptRevert(): SecondFactorRevert | null {
  const result = v.safeParse(Kept, tabStore.get(KEY));
  return result.success ? result.output : null;
}
