import { type Session, type SignedOutNotice, signedOutNotice } from '@portal/platform/session';
import { t } from '#text/start-t.ts';

/**
 * Why the customer is at the login: why the session ended or, if nothing is known of that, which page wants a sign-in.
 */
export function loginNotice(session: Session, returnTo: string): SignedOutNotice | undefined {
  if (session.state === 'signedOut' && session.reason) return signedOutNotice(session.reason);
  return returnTo === '/' ? undefined : { tone: 'info', body: t('login.returnNotice') };
}
