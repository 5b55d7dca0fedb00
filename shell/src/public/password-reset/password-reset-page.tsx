import { authErrorCode } from '@portal/platform/firebase';
import { sendPasswordReset } from '@portal/platform/firebase/self-service';
import { resetRequestMessage } from '@portal/platform/provider-messages';
import { LinkButton, Notice, PrimaryButton, Stack, TextField, TextLink } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { type FormEvent, useState } from 'react';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';

/** Asks for the mail to reset a forgotten password [2.16, 5.10]. */
export function PasswordResetPage() {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <ResetSent /> : <ResetRequest onSent={() => setIsSent(true)} />;
}

function ResetRequest({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const { run, isRunning } = useWrite(sendPasswordReset, {
    onDone: onSent,
    onError: (error) => {
      setFailure(resetRequestMessage(t, authErrorCode(error)));
      return true;
    },
  });
  const address = email.normalize('NFKC').trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!address) return;
    setFailure(undefined);
    void run(address);
  };
  return (
    <PublicPage title={t('passwordReset.title')} lead={t('passwordReset.lead')}>
      <form onSubmit={submit} noValidate aria-label={t('passwordReset.title')}>
        <Stack gap="5">
          <TextField
            label={t('passwordReset.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
          />
          <PrimaryButton type="submit" fullWidth isRunning={isRunning} isDisabled={!address}>
            {t('passwordReset.submit')}
          </PrimaryButton>
          {failure ? <Notice tone="bad">{failure}</Notice> : null}
        </Stack>
      </form>
      <TextLink isAlone to="/login">
        {t('passwordReset.backToLogin')}
      </TextLink>
    </PublicPage>
  );
}

const ResetSent = () => (
  <PublicPage isOutcome title={t('passwordReset.sentTitle')} lead={t('passwordReset.sentBody')}>
    <LinkButton to="/login" fullWidth>
      {t('passwordReset.backToLogin')}
    </LinkButton>
  </PublicPage>
);
