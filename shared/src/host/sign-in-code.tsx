import type { MfaChallenge } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { Heading, Notice, PrimaryButton, Stack, Text, TextButton, TextField } from '@portal/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSmsCode } from './use-sms-code.ts';

const CODE_LENGTH = 6;

interface SignInCodeProps {
  challenge: MfaChallenge;
  onSignedIn?: (() => void) | undefined;
  onBack: () => void;
}

/** Digits as typed or pasted: full width and with spaces, as phones offer them. */
const codeDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** The provider masks as `+********4444`; here a number is written as it is at home. */
const domesticMask = (phone: string): string => `***-****-${phone.slice(-4)}`;

/** The second step of a sign-in [2.11, 8.8, 9.10]. */
export function SignInCode({ challenge, onSignedIn, onBack }: SignInCodeProps) {
  const [text, setText] = useState('');
  const sms = useSmsCode(challenge);
  const field = useRef<HTMLInputElement>(null);
  const code = codeDigits(text);

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return;
    if (await sms.confirm(code)) onSignedIn?.();
    else field.current?.select();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Heading as="h2">{t('login.mfaTitle')}</Heading>
        <TextField
          ref={field}
          label={t('login.mfaCode')}
          help={t('login.mfaLead', { phone: domesticMask(challenge.phone) })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={text}
          onChange={setText}
          onBlur={() => setText(code)}
        />
        <PrimaryButton type="submit" fullWidth isRunning={sms.isRunning} isDisabled={code.length !== CODE_LENGTH}>
          {t('login.mfaSubmit')}
        </PrimaryButton>
        {sms.failure ? <Notice tone="bad">{sms.failure}</Notice> : null}
        <div>
          <div role="status">{sms.isResent ? <Text>{t('login.mfaResent')}</Text> : null}</div>
          <TextButton fullWidth onPress={sms.send} isDisabled={sms.secondsLeft > 0}>
            {sms.secondsLeft > 0 ? t('login.mfaResendWait', { seconds: sms.secondsLeft }) : t('login.mfaResend')}
          </TextButton>
        </div>
        <TextButton onPress={onBack}>{t('login.mfaBack')}</TextButton>
      </Stack>
    </form>
  );
}
