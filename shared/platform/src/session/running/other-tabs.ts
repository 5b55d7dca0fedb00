import type { AuthPort } from '../auth-port.ts';
import type { SignOutChannel } from '../sign-out-channel.ts';
import type { CurrentAccount } from './current-account.ts';

interface OtherTabsDependencies {
  auth: Pick<AuthPort, 'keptUids'>;
  current: CurrentAccount;
  openChannel: () => SignOutChannel;
  /** The customer has left in another tab. */
  onLeft: () => void;
  /** Another customer has signed in there. */
  onSwitched: () => void;
}

/** A sign-out in one tab ends the session in all tabs. */
export function createOtherTabs({ auth, current, openChannel, onLeft, onSwitched }: OtherTabsDependencies) {
  let channel: SignOutChannel | null = null;

  /**
   * A page that the browser has kept for Back has missed sign-outs and sign-ins. It looks at the provider's kept
   * session, not at the uid of the last sign-in: that may belong to another tab with a session of its own.
   */
  function comeBack(): void {
    const account = current.get();
    const uids = auth.keptUids();
    if (account === null || uids === null || uids.includes(account.uid)) return;
    if (uids.length === 0) onLeft();
    else onSwitched();
  }

  return {
    listen(): void {
      channel = openChannel();
      channel.listen((uid) => {
        // The SDK may have told this tab first, but not why.
        if (current.isAbout(uid)) onLeft();
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) comeBack();
      });
    },
    announce: (uid: string): void => channel?.announce(uid),
  };
}
