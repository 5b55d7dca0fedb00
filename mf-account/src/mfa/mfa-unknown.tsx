import { retryMfa, type SessionMfa } from '@portal/platform/session';
import { Box, Notice, SecondaryButton, Text } from '@portal/ui';
import { t } from '#text/t.ts';

/** Says that the two-factor setting could not be loaded, and offers a retry; nothing if it is known. */
export function MfaUnknown({ mfa }: { mfa: SessionMfa }) {
  if (mfa.state !== 'unknown') return null;
  return (
    <Notice tone="bad">
      <Text>{t('mfa.unknown')}</Text>
      <Box marginTop="3">
        <SecondaryButton onPress={retryMfa}>{t('common.retry')}</SecondaryButton>
      </Box>
    </Notice>
  );
}
