import { reportUnexpected } from '@portal/platform';
import { authErrorCode, type MfaChallenge } from '@portal/platform/firebase';
import { signInCodeMessage } from '@portal/platform/provider-messages';
import { useEffect, useRef, useState } from 'react';
import { useLock } from '../../kit/index.ts';
import { useCountdown } from './use-countdown.ts';

/** Prevents one SMS right after another. */
const RESEND_AFTER_S = 30;

type SmsStep = 'send' | 'confirm';

interface SmsCodeOptions {
  /** The first code is already being sent. */
  isSent?: boolean;
  messageOf?: (step: SmsStep, code: string | null) => string;
}

/** Sends a code when the challenge appears and again on request, and checks what is typed; one thing at a time. */
export function useSmsCode(
  challenge: MfaChallenge,
  { isSent = false, messageOf = signInCodeMessage }: SmsCodeOptions = {},
): SmsCode {
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTimes, setSentTimes] = useState(isSent ? 1 : 0);
  const { run, isLocked: isRunning } = useLock();
  const { secondsLeft, start } = useCountdown(isSent ? RESEND_AFTER_S : 0);

  async function attempt(step: SmsStep, act: () => Promise<void>): Promise<boolean> {
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      reportUnexpected(error);
      setFailure(messageOf(step, authErrorCode(error)));
      return false;
    }
  }

  async function send(): Promise<void> {
    if (!(await run(() => attempt('send', challenge.sendCode)))) return;
    setSentTimes((times) => times + 1);
    start(RESEND_AFTER_S);
  }

  // One code for one challenge, even if this renders several times.
  const sentFor = useRef<MfaChallenge | null>(isSent ? challenge : null);
  useEffect(() => {
    if (sentFor.current === challenge) return;
    sentFor.current = challenge;
    void send();
  });

  return {
    failure,
    isRunning,
    isResent: sentTimes > 1 && !isRunning && failure === null,
    secondsLeft,
    send,
    confirm: async (code) => (await run(() => attempt('confirm', () => challenge.confirm(code)))) ?? false,
  };
}

export interface SmsCode {
  failure: string | null;
  /** A code is being sent or checked: nothing else can start. */
  isRunning: boolean;
  /** A further code is being sent. */
  isResent: boolean;
  /** Seconds until another one can be requested. */
  secondsLeft: number;
  send(): Promise<void>;
  /** true: the code was right. */
  confirm(code: string): Promise<boolean>;
}
