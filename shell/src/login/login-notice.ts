import type { Session, SignedOutReason } from '@portal/shared/session';
import { t } from '@portal/shared/text';

interface LoginNotice {
  tone: 'info' | 'warn';
  title?: string;
  body: string;
}

/** Why the customer finds themselves at the login: the session's end tells more than the way that led here. */
export function loginNotice(session: Session, returnTo: string): LoginNotice | undefined {
  const ended = session.state === 'signedOut' && session.reason ? ENDED[session.reason]() : undefined;
  if (ended) return ended;
  return returnTo === '/' ? undefined : { tone: 'info', body: t('login.returnNotice') };
}

const ENDED: Readonly<Record<SignedOutReason, () => LoginNotice>> = {
  customer: () => ({ tone: 'info', body: t('userMenu.loggedOut') }),
  expired: () => ({ tone: 'warn', title: t('session.expiredTitle'), body: t('session.expiredBody') }),
  disabled: () => ({ tone: 'warn', body: t('session.accountDisabled') }),
  otherTab: () => ({ tone: 'info', body: t('userMenu.loggedOutOtherTab') }),
};
