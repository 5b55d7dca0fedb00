import type { MfaChallenge } from '@portal/platform/firebase';
import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { CodeField, Heading, Notice, PrimaryButton, Stack, TextButton } from '../../kit/index.ts';
import { domesticMask, ResendCode, useCodeEntry, useSmsCode } from './sms-code.tsx';

interface SignInCodeProps {
  challenge: MfaChallenge;
  onSignedIn?: (() => void) | undefined;
  onBack: () => void;
  /** For customers who cannot receive a code. */
  children?: ReactNode;
}

/** The second step of a sign-in [2.11, 8.8, 9.10]. */
export function SignInCode({ challenge, onSignedIn, onBack, children }: SignInCodeProps) {
  const sms = useSmsCode(challenge);
  const entry = useCodeEntry(sms, () => onSignedIn?.());
  return (
    <form onSubmit={entry.submit} noValidate>
      <Stack gap="5">
        <Heading as="h2">{t('login.mfaTitle')}</Heading>
        <CodeField
          {...entry.field}
          label={t('login.mfaCode')}
          help={t('login.mfaLead', { phone: domesticMask(challenge.phone) })}
        />
        <PrimaryButton type="submit" fullWidth isRunning={sms.isRunning} isDisabled={!entry.isWhole}>
          {t('login.mfaSubmit')}
        </PrimaryButton>
        {sms.failure ? <Notice tone="bad">{sms.failure}</Notice> : null}
        <ResendCode sms={sms} fullWidth />
        <TextButton onPress={onBack}>{t('login.mfaBack')}</TextButton>
        {children}
      </Stack>
    </form>
  );
}
