import { authErrorCode } from '@portal/shared/firebase';
import { type MfaChallenge, mfaMessage } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { Heading, Notice, PrimaryButton, Stack, Text, TextButton, TextField } from '@portal/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

const RESEND_AFTER_S = 30;
const CODE_LENGTH = 6;

interface SignInCodeProps {
  challenge: MfaChallenge;
  onSignedIn?: (() => void) | undefined;
  onBack: () => void;
}

/** Digits as typed or pasted: full width and with spaces, as phones offer them. */
export const codeDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** The second step of a sign-in [2.11, 8.8]: a code is sent by SMS when it appears, and again on request. */
export function SignInCode({ challenge, onSignedIn, onBack }: SignInCodeProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isResent, setIsResent] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const isLocked = useRef(false);
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_S);
  const isSent = useRef(false);

  const attempt = async (step: 'send' | 'confirm', act: () => Promise<void>): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setIsRunning(true);
    setFailure(null);
    setIsResent(false);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(mfaMessage(step, authErrorCode(error)));
      return false;
    } finally {
      isLocked.current = false;
      setIsRunning(false);
    }
  };

  // One code per challenge, however often this renders.
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void attempt('send', challenge.sendCode);
  }, [challenge]);

  const resend = async () => {
    if (!(await attempt('send', challenge.sendCode))) return;
    setIsResent(true);
    restart();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return;
    if (await attempt('confirm', () => challenge.confirm(code))) onSignedIn?.();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Heading as="h2">{t('login.mfaTitle')}</Heading>
        <Text>{t('login.mfaLead', { phone: challenge.phone })}</Text>
        <TextField
          label={t('login.mfaCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          onBlur={() => setCode(codeDigits(code))}
        />
        <PrimaryButton
          type="submit"
          fullWidth
          isRunning={isRunning}
          isDisabled={codeDigits(code).length !== CODE_LENGTH}
        >
          {t('login.mfaSubmit')}
        </PrimaryButton>
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
        <div role="status">{isResent ? <Text>{t('login.mfaResent')}</Text> : null}</div>
        <TextButton onPress={resend} isDisabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t('login.mfaResendWait', { seconds: secondsLeft }) : t('login.mfaResend')}
        </TextButton>
        <TextButton onPress={onBack}>{t('login.mfaBack')}</TextButton>
      </Stack>
    </form>
  );
}

function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, restart: () => setSecondsLeft(seconds) };
}
