import type { MfaChallenge } from '@portal/platform/firebase';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface Request {
  /** null: begins with the password. */
  challenge: MfaChallenge | null;
  answer: (isProven: boolean) => void;
}

interface Reauthentication {
  /** Asks for the password and, with two-factor on, for a code; false if the customer declines. */
  prove(): Promise<boolean>;
  /** Asks for the code only. */
  confirmSecondFactor(challenge: MfaChallenge): Promise<boolean>;
  /** Render it outside of any form. */
  dialog: ReactNode;
}

/** A fresh sign-in without leaving the page, as a promise for the caller. */
export function useReauthentication(): Reauthentication {
  const [request, setRequest] = useState<Request | null>(null);
  const pending = useRef<Request | null>(null);
  pending.current = request;

  // A pending request gets "no" when the page is left.
  useEffect(() => () => pending.current?.answer(false), []);

  const ask = (challenge: MfaChallenge | null) =>
    new Promise<boolean>((resolve) => setRequest({ challenge, answer: resolve }));
  const close = (isProven: boolean) => {
    setRequest(null);
    request?.answer(isProven);
  };
  return {
    prove: () => ask(null),
    confirmSecondFactor: ask,
    dialog: request ? <ReauthenticationDialog challenge={request.challenge} onAnswer={close} /> : null,
  };
}
