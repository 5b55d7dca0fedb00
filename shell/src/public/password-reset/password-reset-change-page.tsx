import { isFinalCodeError, useActionCode, useCodeCheck } from '@portal/platform/action-code';
import { checkPasswordReset } from '@portal/platform/firebase/self-service';
import { newPasswordMessage } from '@portal/platform/provider-messages';
import { LinkButton, SecondaryButton } from '@portal/ui';
import { useState } from 'react';
import { LinkChecking } from '#public/action-link/link-checking.tsx';
import { LinkProblem } from '#public/action-link/link-problem.tsx';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const TITLE = 'passwordResetChange.title';

/** The target of the reset mail's link: a new password instead of the forgotten one [2.2, 2.17]. */
export function PasswordResetChangePage() {
  const { code, forget } = useActionCode();
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <PasswordSet />;
  if (code === null) return <DeadLink message={t('passwordResetChange.errorInvalid')} />;
  const finish = () => {
    forget();
    setIsDone(true);
  };
  return <NewPassword code={code} onDone={finish} />;
}

/** The link is checked first, so that nobody types a password for an invalid link. */
function NewPassword({ code, onDone }: { code: string; onDone: () => void }) {
  const { result, retry } = useCodeCheck(code, checkPasswordReset);
  const [died, setDied] = useState<string>();
  if (result.state === 'checking') return <LinkChecking title={t(TITLE)} />;
  if (died) return <DeadLink message={died} />;
  if (result.state === 'failed') {
    const message = newPasswordMessage(t, result.errorCode);
    if (isFinalCodeError(result.errorCode)) return <DeadLink message={message} />;
    return (
      <LinkProblem title={t(TITLE)} messages={[message]}>
        <SecondaryButton fullWidth onPress={retry}>
          {t('common.retry')}
        </SecondaryButton>
        <LinkButton to="/login" tone="text" fullWidth>
          {t('passwordReset.backToLogin')}
        </LinkButton>
      </LinkProblem>
    );
  }
  return (
    <PublicPage title={t(TITLE)} lead={t('passwordResetChange.lead', { email: result.answer })}>
      <NewPasswordForm code={code} email={result.answer} onDone={onDone} onDeadLink={setDied} />
    </PublicPage>
  );
}

const DeadLink = ({ message }: { message: string }) => (
  <LinkProblem title={t(TITLE)} messages={[message]}>
    <LinkButton to="/password-reset" tone="primary" fullWidth>
      {t('passwordResetChange.resend')}
    </LinkButton>
  </LinkProblem>
);

const PasswordSet = () => (
  <PublicPage isOutcome title={t('passwordResetChange.doneTitle')} lead={t('passwordResetChange.doneBody')}>
    <LinkButton to="/login" tone="primary" fullWidth>
      {t('passwordResetChange.toLogin')}
    </LinkButton>
  </PublicPage>
);
