import { getSession, retryMfa, retrySession } from './index.ts';

/** Loads again what of the session could not be loaded. A refusal stays one; everything else may have been the outage. */
export function retryFailedSession(): void {
  const session = getSession();
  if (session.state === 'failed' && session.reason !== 'forbidden') void retrySession();
  if (session.state === 'signedIn' && session.mfa.state === 'unknown') void retryMfa();
}
