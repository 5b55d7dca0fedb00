import { logOut } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { HStack, PrimaryButton, SecondaryButton, type SlowNoticeProps, Stack, useIsSlow } from '../../kit/index.ts';
import { FullPageSpinner } from '../../kit/waiting/spinner.tsx';

/** Until the session is known [2.50]: after three seconds it says so and offers ways out. */
export function useSessionWait(): SlowNoticeProps {
  const isSlow = useIsSlow(true);
  return { isSlow, message: t(isSlow ? 'session.slow' : 'common.loading'), actions: <WaysOut /> };
}

const WaysOut = () => (
  <>
    <SecondaryButton onPress={logOut}>{t('userMenu.logout')}</SecondaryButton>
    <PrimaryButton onPress={() => window.location.reload()}>{t('session.reload')}</PrimaryButton>
  </>
);

/** For a host without a frame of its own. */
export function SessionLoading() {
  const { isSlow, message, actions } = useSessionWait();
  return (
    <Stack as="main" align="center" gap="4" padding="4">
      <FullPageSpinner label={message} />
      {isSlow ? (
        <HStack gap="3" flexWrap="wrap" justify="center">
          {actions}
        </HStack>
      ) : null}
    </Stack>
  );
}
