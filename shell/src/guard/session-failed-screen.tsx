import { logOut } from '@portal/platform/host';
import { retrySession, type SessionFailure, sessionFailureMessage } from '@portal/platform/session';
import { PrimaryButton, SecondaryButton } from '@portal/ui';
import { FullPageMessage } from '#screens/full-page-message.tsx';
import { t } from '#text/start-t.ts';

/** Signed in, but the customer's data cannot be loaded: says why, and offers a retry and a sign-out [2.51]. */
export function SessionFailedScreen({ reason }: { reason: SessionFailure }) {
  return (
    <FullPageMessage title={t('session.failedTitle')} body={sessionFailureMessage(reason)}>
      <PrimaryButton onPress={retrySession}>{t('common.retry')}</PrimaryButton>
      <SecondaryButton onPress={logOut}>{t('userMenu.logout')}</SecondaryButton>
    </FullPageMessage>
  );
}
