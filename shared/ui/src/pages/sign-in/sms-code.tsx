import { t } from '@portal/platform/text';
import { Box, Text, TextButton } from '../../kit/index.ts';
import type { SmsCode } from './use-sms-code.ts';

export { useCodeEntry } from './use-code-entry.ts';
export { useCountdown } from './use-countdown.ts';
export { type SmsCode, useSmsCode } from './use-sms-code.ts';

/** The provider masks as `+********4444`; here the number has its Japanese form. */
export const domesticMask = (phone: string): string => `***-****-${phone.slice(-4)}`;

/** Another code, after the countdown at the earliest; says that it is being sent. */
export function ResendCode({ sms, fullWidth = false }: { sms: SmsCode; fullWidth?: boolean }) {
  const { secondsLeft, isResent, send } = sms;
  return (
    <Box>
      <Box role="status">{isResent ? <Text>{t('login.mfaResent')}</Text> : null}</Box>
      <TextButton fullWidth={fullWidth} onPress={send} isDisabled={secondsLeft > 0}>
        {secondsLeft > 0 ? t('login.mfaResendWait', { seconds: secondsLeft }) : t('login.mfaResend')}
      </TextButton>
    </Box>
  );
}
