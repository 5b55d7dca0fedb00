import type { MfaChallenge } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import {
  CodeField,
  codeDigits,
  Heading,
  isWholeCode,
  Notice,
  PrimaryButton,
  Stack,
  TextButton,
} from '@portal/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { domesticMask, ResendCode, useSmsCode } from './sms-code.tsx';

interface SignInCodeProps {
  challenge: MfaChallenge;
  onSignedIn?: (() => void) | undefined;
  onBack: () => void;
  /** For those whom no code can reach. */
  children?: ReactNode;
}

/** The second step of a sign-in [2.11, 8.8, 9.10]. */
export function SignInCode({ challenge, onSignedIn, onBack, children }: SignInCodeProps) {
  const [text, setText] = useState('');
  const sms = useSmsCode(challenge);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWholeCode(text)) return;
    if (await sms.confirm(codeDigits(text))) onSignedIn?.();
    else field.current?.select();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Heading as="h2">{t('login.mfaTitle')}</Heading>
        <CodeField
          ref={field}
          label={t('login.mfaCode')}
          help={t('login.mfaLead', { phone: domesticMask(challenge.phone) })}
          name="code"
          value={text}
          onChange={setText}
        />
        <PrimaryButton type="submit" fullWidth isRunning={sms.isRunning} isDisabled={!isWholeCode(text)}>
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
