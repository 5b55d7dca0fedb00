import type { UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import type { AgeingThing, PortalProject } from './portal-project.ts';

interface IdentitySettings {
  /** Whether the provider tells wrong passwords and unknown addresses apart. Off after a start and after a reset. */
  emailEnumerationProtection: boolean;
}

interface AccountState {
  email: string;
  disabled: boolean;
  emailVerified: boolean;
}

/** What a test does to the identity provider from outside, instead of an administrator or of waiting. */
export interface IdentityControl {
  settings(): IdentitySettings;
  change(settings: IdentitySettings): void;
  /**
   * As if that much time had passed for everything that exists, or for the named things: codes expire, locks end,
   * sessions are no longer recent. A sign-in after the promise has settled is recent again.
   */
  elapse(seconds: number, of?: readonly AgeingThing[]): Promise<void>;
  /** null: there is no such account. */
  account(email: string): AccountState | null;
  changeAccount(email: string, changes: Partial<Omit<AccountState, 'email'>>): AccountState | null;
  /** false: there was no such account. */
  deleteAccount(email: string): boolean;
}

const describe = ({ email = '', disabled = false, emailVerified = false }: UserInfo): AccountState => ({
  email,
  disabled,
  emailVerified,
});

export function createIdentityControl(project: PortalProject): IdentityControl {
  const find = (email: string): UserInfo | undefined => project.getUserByEmail(email.toLowerCase());
  return {
    settings: () => ({ emailEnumerationProtection: project.enableImprovedEmailPrivacy }),
    change: ({ emailEnumerationProtection }) => {
      project.enableImprovedEmailPrivacy = emailEnumerationProtection;
    },
    elapse: async (seconds, of) => {
      project.age(seconds * 1000, of);
      project.save();
      // A token records its sign-in only to the second, so the next sign-in has to be in another second.
      await new Promise((resolve) => setTimeout(resolve, 1000 - (project.now() % 1000)));
    },
    account: (email) => {
      const user = find(email);
      return user ? describe(user) : null;
    },
    changeAccount: (email, changes) => {
      const user = find(email);
      if (!user) return null;
      const account = describe(project.updateUserByLocalId(user.localId, changes));
      project.save();
      return account;
    },
    deleteAccount: (email) => {
      const user = find(email);
      if (user) project.deleteUser(user);
      project.save();
      return user !== undefined;
    },
  };
}
