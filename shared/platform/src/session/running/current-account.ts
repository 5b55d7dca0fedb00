import type { Account } from '../../firebase/index.ts';
import { type SafeStorage, storageKey } from '../browser-storage.ts';

const UID_KEY = storageKey('uid');

export type CurrentAccount = ReturnType<typeof createCurrentAccount>;

/** Who is signed in here. The browser keeps the uid. */
export function createCurrentAccount(storage: SafeStorage) {
  let account: Account | null = null;
  /** The last customer who was signed in here. */
  let lastUid: string | null = null;

  return {
    get: (): Account | null => account,
    set(next: Account): void {
      const isSame = next.uid === account?.uid;
      account = next;
      lastUid = next.uid;
      if (!isSame) storage.set(UID_KEY, next.uid);
    },
    /** Nobody is signed in any more; the browser keeps the uid until it is forgotten. */
    drop(): void {
      account = null;
    },
    /** Until the provider has said who is signed in, the uid that the browser keeps. */
    uid: (): string | null => account?.uid ?? storage.get(UID_KEY),
    forgetUid: (): void => storage.remove(UID_KEY),
    /** Whether a message about this customer concerns this tab, even if it comes late. */
    isAbout: (uid: string): boolean => uid === (account?.uid ?? lastUid),
  };
}
