import type { MfaChallenge } from '@portal/platform/firebase';
import { signInMessages } from '@portal/platform/provider-messages';
import { isKeepingLogin, signIn } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  CheckboxField,
  Notice,
  PasswordField,
  PrimaryButton,
  Sentence,
  Stack,
  Text,
  TextField,
  useLock,
} from '../../kit/index.ts';
import type { SignInCode } from './sign-in-code.tsx';

/** Loaded on demand: few customers are asked for a code. */
const loadCodeForm = async () =>
  (await import(/* webpackChunkName: "portal" */ './sign-in-code.tsx').catch(() => null))?.SignInCode;

interface SignInFormProps {
  /** The provider has accepted the sign-in; the session goes on to load the customer's data. */
  onSignedIn?: () => void;
  /** Links for those who cannot sign in, below the form and below the code's form. */
  help?: ReactNode;
  codeHelp?: ReactNode;
}

interface SecondStep {
  challenge: MfaChallenge;
  Form: typeof SignInCode;
}

/** A sign-in, with the form of its second step if there is one. */
async function attempt(input: Parameters<typeof signIn>[0]) {
  const outcome = await signIn(input);
  if (outcome.result !== 'mfaRequired') return outcome;
  const Form = await loadCodeForm();
  if (Form) return { ...outcome, Form };
  return { result: 'failed' as const, messages: signInMessages('network-request-failed') };
}

/** E-mail and password, and the SMS code where two-factor is on [2.8, 2.9, 2.11]. */
export function SignInForm({ onSignedIn, help, codeHelp }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(isKeepingLogin);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [code, setCode] = useState<SecondStep | null>(null);
  const { run, isLocked } = useLock();
  const passwordRef = useRef<HTMLInputElement>(null);
  const hasAskedForCode = useRef(false);

  // Back from the code's step: the button that had the focus is gone.
  useEffect(() => {
    if (code) hasAskedForCode.current = true;
    else if (hasAskedForCode.current) passwordRef.current?.focus();
  }, [code]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) return;
    const outcome = await run(() => {
      setMessages([]);
      return attempt({ email, password, keep });
    });
    if (!outcome) return;
    if (outcome.result === 'signedIn') onSignedIn?.();
    else if (outcome.result === 'mfaRequired') setCode(outcome);
    else {
      setMessages(outcome.messages);
      // The password stays, and typing replaces it.
      passwordRef.current?.focus();
      passwordRef.current?.select();
    }
  };

  if (code) {
    const { Form, challenge } = code;
    return (
      <Form challenge={challenge} onSignedIn={onSignedIn} onBack={() => setCode(null)}>
        {codeHelp}
      </Form>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          ref={passwordRef}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <CheckboxField label={t('login.keep')} help={t('login.keepNote')} value={keep} onChange={setKeep} />
        <PrimaryButton type="submit" fullWidth isRunning={isLocked} isDisabled={!email.trim() || !password}>
          {t('login.submit')}
        </PrimaryButton>
        {messages.length > 0 ? (
          <Notice tone="bad">
            {messages.map((message) => (
              <Text key={message}>
                <Sentence>{message}</Sentence>
              </Text>
            ))}
          </Notice>
        ) : null}
        {help}
      </Stack>
    </form>
  );
}
