import { type Session, type SignedOutNotice, signedOutNotice } from '@portal/shared/session';
import { t } from '#text/t.ts';

/** Why the customer finds themselves at the login: the session's end tells more than the way that led here. */
export function loginNotice(session: Session, returnTo: string): SignedOutNotice | undefined {
  if (session.state === 'signedOut' && session.reason) return signedOutNotice(session.reason);
  return returnTo === '/' ? undefined : { tone: 'info', body: t('login.returnNotice') };
}
