import { useCountdown } from '@portal/shared/host';
import { tabStore } from '@portal/shared/session';
import { useLock } from '@portal/shared/ui';
import { useState } from 'react';
import { sendVerificationMail } from './verify-email.ts';

/** Prevents one mail right after another. */
const RESEND_AFTER_S = 30;

/** When the last mail was requested in this tab: survives a reload, and applies to every page that sends one. */
const keyOf = (uid: string) => `verification-mail:${uid}`;
const sentAt = (uid: string): number => Number(tabStore.get(keyOf(uid)));
const secondsToWait = (uid: string): number =>
  Math.max(0, Math.ceil(RESEND_AFTER_S - (Date.now() - sentAt(uid)) / 1000));

/** Whether a mail has been requested in this tab. */
export const hasAskedForMail = (uid: string): boolean => sentAt(uid) > 0;

export function useVerificationMail(uid: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const { run } = useLock();
  const { secondsLeft, start } = useCountdown(secondsToWait(uid));

  /** true: the mail is sent. */
  async function send(): Promise<boolean> {
    const outcome = await run(() => {
      setFailure(null);
      return sendVerificationMail();
    });
    if (!outcome) return false;
    if (outcome.result === 'failed') {
      setFailure(outcome.message);
      return false;
    }
    tabStore.set(keyOf(uid), String(Date.now()));
    start(RESEND_AFTER_S);
    return true;
  }

  return { send, failure, secondsLeft };
}
