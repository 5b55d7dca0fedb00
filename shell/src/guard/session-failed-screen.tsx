import { logOut } from '@portal/shared/host/shell';
import { retrySession, type SessionFailure, sessionFailureMessage } from '@portal/shared/session';
import { PrimaryButton, SecondaryButton } from '@portal/shared/ui';
import { StandingMessage } from '#screens/standing-message.tsx';
import { t } from '#text/start-t.ts';

/** Signed in, but the customer's data cannot be loaded: says why and offers both ways on [2.51]. */
export function SessionFailedScreen({ reason }: { reason: SessionFailure }) {
  return (
    <StandingMessage title={t('session.failedTitle')} body={sessionFailureMessage(reason)}>
      <PrimaryButton onPress={retrySession}>{t('common.retry')}</PrimaryButton>
      <SecondaryButton onPress={logOut}>{t('userMenu.logout')}</SecondaryButton>
    </StandingMessage>
  );
}
