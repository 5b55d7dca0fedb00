import { type Session, type SignedOutNotice, signedOutNotice } from '@portal/platform/session';
import { t } from '#text/start-t.ts';

/** Why the customer is at the login: the reason for the session's end says more than the previous page. */
export function loginNotice(session: Session, returnTo: string): SignedOutNotice | undefined {
  if (session.state === 'signedOut' && session.reason) return signedOutNotice(session.reason);
  return returnTo === '/' ? undefined : { tone: 'info', body: t('login.returnNotice') };
}
