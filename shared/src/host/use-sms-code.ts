import { authErrorCode } from '@portal/shared/firebase';
import { type MfaChallenge, mfaMessage } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useCountdown } from './use-countdown.ts';

/** Keeps a customer from asking for one SMS after the other. */
const RESEND_AFTER_S = 30;

/** Sends a code when the challenge appears and again on request, and checks what is typed; one thing at a time. */
export function useSmsCode(challenge: MfaChallenge) {
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTimes, setSentTimes] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const isLocked = useRef(false);
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);

  async function attempt(step: 'send' | 'confirm', act: () => Promise<void>): Promise<boolean> {
    if (isLocked.current) return false;
    isLocked.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(mfaMessage(step, authErrorCode(error)));
      return false;
    } finally {
      isLocked.current = false;
      setIsRunning(false);
    }
  }

  async function send(): Promise<void> {
    if (!(await attempt('send', challenge.sendCode))) return;
    setSentTimes((times) => times + 1);
    restart();
  }

  // One code for one challenge, however often this renders.
  const sentFor = useRef<MfaChallenge | null>(null);
  useEffect(() => {
    if (sentFor.current === challenge) return;
    sentFor.current = challenge;
    void send();
  });

  return {
    failure,
    /** A code is being sent or checked: nothing else begins. */
    isRunning,
    /** A code after the first one is on its way. */
    isResent: sentTimes > 1 && !isRunning && failure === null,
    secondsLeft,
    send,
    confirm: (code: string): Promise<boolean> => attempt('confirm', () => challenge.confirm(code)),
  };
}
