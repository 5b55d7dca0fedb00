import { t } from '@portal/shared/text';
import { FullPageSpinner, HStack, PrimaryButton, SecondaryButton, Stack, useStillSlow } from '@portal/shared/ui';
import { logOut } from './log-out.ts';

/** Shown until the session is known [2.50]. After three seconds it says so and offers ways out. */
export function SessionLoading() {
  const isSlow = useStillSlow(true);
  return (
    <Stack as="main" align="center" gap="4" padding="4">
      <FullPageSpinner label={t(isSlow ? 'session.slow' : 'common.loading')} />
      {isSlow ? (
        <HStack gap="3" flexWrap="wrap" justify="center">
          <SecondaryButton onPress={logOut}>{t('userMenu.logout')}</SecondaryButton>
          <PrimaryButton onPress={() => window.location.reload()}>{t('session.reload')}</PrimaryButton>
        </HStack>
      ) : null}
    </Stack>
  );
}
