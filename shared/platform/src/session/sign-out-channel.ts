import { openTabChannel } from './tab-channel.ts';

/** Tells the other tabs that a customer signed out. The SDK does so, too, but without a reason and not in every tab. */
export interface SignOutChannel {
  announce(uid: string): void;
  listen(onSignedOut: (uid: string) => void): void;
}

const NAME = 'portal-sign-out';

export function openSignOutChannel(): SignOutChannel {
  const channel = openTabChannel(NAME);
  return {
    announce: (uid) => channel?.postMessage(uid),
    listen(onSignedOut) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onSignedOut(data);
      });
    },
  };
}
