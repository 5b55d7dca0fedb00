import { retrySession, type SessionFailure } from '@portal/shared/session';
import { type PlainMessageKey, t } from '@portal/shared/text';
import { PrimaryButton, SecondaryButton } from '@portal/shared/ui';
import { StandingMessage } from '#screen/standing-message.tsx';
import { useLogOut } from './use-log-out.ts';

const REASONS: Readonly<Record<SessionFailure, PlainMessageKey>> = {
  timeout: 'session.failedTimeout',
  offline: 'session.failedOffline',
  forbidden: 'session.failedForbidden',
  error: 'session.failedError',
};

/** Signed in, but the customer's data cannot be had: says why and offers both ways on [2.51]. */
export function SessionFailedScreen({ reason }: { reason: SessionFailure }) {
  const logOut = useLogOut();
  return (
    <StandingMessage title={t('session.failedTitle')} body={t(REASONS[reason])}>
      <PrimaryButton onPress={retrySession}>{t('common.retry')}</PrimaryButton>
      <SecondaryButton onPress={logOut}>{t('userMenu.logout')}</SecondaryButton>
    </StandingMessage>
  );
}
