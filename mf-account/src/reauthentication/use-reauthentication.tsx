import type { MfaChallenge } from '@portal/platform/firebase';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface Request {
  /** null: begins with the password. */
  challenge: MfaChallenge | null;
  answer: (isConfirmed: boolean) => void;
}

interface Reauthentication {
  /** Asks for the password and, with two-factor on, for a code; false if the customer declines. */
  confirmIdentity(): Promise<boolean>;
  /** Asks for the code only. */
  confirmSecondFactor(challenge: MfaChallenge): Promise<boolean>;
  /** Render it outside of any form. */
  dialog: ReactNode;
}

/** Asks customers to sign in again without leaving the page. */
export function useReauthentication(): Reauthentication {
  const [request, setRequest] = useState<Request | null>(null);
  const pending = useRef<Request | null>(null);
  pending.current = request;

  // A pending request gets "no" when the page is left.
  useEffect(() => () => pending.current?.answer(false), []);

  const ask = (challenge: MfaChallenge | null) =>
    new Promise<boolean>((resolve) => setRequest({ challenge, answer: resolve }));
  const close = (isConfirmed: boolean) => {
    setRequest(null);
    request?.answer(isConfirmed);
  };
  return {
    confirmIdentity: () => ask(null),
    confirmSecondFactor: ask,
    dialog: request ? <ReauthenticationDialog challenge={request.challenge} onAnswer={close} /> : null,
  };
}
