import { defineDraft, useTabValue } from '@portal/platform';
import { useLock } from '@portal/ui';
import { useCountdown } from '@portal/ui/pages';
import { useState } from 'react';
import * as v from 'valibot';
import { sendVerificationMail } from './verify-email.ts';

/** Prevents one mail right after another. */
const RESEND_AFTER_S = 30;

const VERIFICATION_MAIL = defineDraft({ name: 'verification-mail', version: 1, schema: v.number() });
/**
 * When the last mail was requested in this tab, on any page; 0: never. It survives a reload, and is removed with the
 * customer's drafts.
 */
const useSentAt = () => useTabValue(VERIFICATION_MAIL, 0);

const secondsToWait = (sentAt: number): number => Math.max(0, Math.ceil(RESEND_AFTER_S - (Date.now() - sentAt) / 1000));

/** Whether a mail has been requested in this tab. */
export const useHasAskedForMail = (): boolean => useSentAt()[0] > 0;

export function useVerificationMail() {
  const [failure, setFailure] = useState<string | null>(null);
  const { run } = useLock();
  const [sentAt, keepSentAt] = useSentAt();
  const { secondsLeft, start } = useCountdown(secondsToWait(sentAt));

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
    keepSentAt(Date.now());
    start(RESEND_AFTER_S);
    return true;
  }

  return { send, failure, secondsLeft };
}
