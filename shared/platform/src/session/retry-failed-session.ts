import { getSession, retryMfa, retrySession } from './index.ts';

/** Loads again the part of the session that could not be loaded, unless it was refused. */
export function retryFailedSession(): void {
  const session = getSession();
  if (session.state === 'failed' && session.reason !== 'forbidden') void retrySession();
  if (session.state === 'signedIn' && session.mfa.state === 'unknown') void retryMfa();
}
