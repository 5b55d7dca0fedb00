import { useEffect, useRef } from 'react';
import { checkVerification } from './verify-email.ts';

/** Switching between two windows must not ask every time. */
const AT_MOST_EVERY_MS = 5000;

/**
 * Asks whether the e-mail has been verified, whenever the customer comes back to this tab; the session, and with it the
 * guard, then continue automatically. Returns the function that asks at once.
 */
export function useCheckOnReturn(): () => Promise<boolean> {
  const lastAskedAt = useRef(0);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastAskedAt.current < AT_MOST_EVERY_MS) return;
      lastAskedAt.current = Date.now();
      void checkVerification();
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  return checkVerification;
}
