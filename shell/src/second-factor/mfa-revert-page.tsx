import { authErrorCode } from '@portal/shared/firebase';
import { type SecondFactorRevert, sendPasswordReset } from '@portal/shared/firebase/self-service';
import { useWrite } from '@portal/shared/host';
import { isDeadCode, useActionCode, useCodeCheck } from '@portal/shared/host/action-code';
import { resetRequestMessage, revertMessage } from '@portal/shared/session/provider-messages';
import { DescriptionList, LinkButton, Notice, PrimaryButton, SecondaryButton } from '@portal/shared/ui';
import { useState } from 'react';
import { LinkChecking } from '#action-link/link-checking.tsx';
import { LinkProblem } from '#action-link/link-problem.tsx';
import { PublicPage } from '#screen/public-page.tsx';
import { t } from '#text/t.ts';
import { dialled, revertSecondFactor } from './revert-second-factor.ts';
import { forgetRevert, keptRevert } from './revert-store.ts';

/** Where the link of the mail "two-factor was set up" arrives, for those who did not set it up [2.4, 2.18]. */
export function MfaRevertPage() {
  const { code, forget } = useActionCode();
  const [kept] = useState(() => (code === null ? keptRevert() : null));
  if (kept) return <Reverted {...kept} />;
  if (code === null) return <NotReverted message={t('mfaRevert.errorInvalid')} />;
  return <Reverting code={code} onDone={forget} />;
}

function Reverting({ code, onDone }: { code: string; onDone: () => void }) {
  const { result, retry } = useCodeCheck(code, async (given) => {
    forgetRevert();
    const revert = await revertSecondFactor(given);
    onDone();
    return revert;
  });
  if (result.state === 'checking') return <LinkChecking title={t('mfaRevert.title')} />;
  if (result.state === 'good') return <Reverted {...result.answer} isOutcome />;
  const message = revertMessage(t, result.errorCode);
  return <NotReverted message={message} {...(isDeadCode(result.errorCode) ? {} : { onRetry: retry })} />;
}

function Reverted({ email, phone, isOutcome = false }: SecondFactorRevert & { isOutcome?: boolean }) {
  const [answer, setAnswer] = useState<{ tone: 'ok' | 'bad'; message: string }>();
  const { run, isRunning } = useWrite(sendPasswordReset, {
    onDone: () => setAnswer({ tone: 'ok', message: t('mfaRevert.sent') }),
    onError: (error) => {
      setAnswer({ tone: 'bad', message: resetRequestMessage(t, authErrorCode(error)) });
      return true;
    },
  });
  const send = () => {
    setAnswer(undefined);
    return run(email);
  };
  return (
    <PublicPage title={t('mfaRevert.title')} lead={t('mfaRevert.lead')} isOutcome={isOutcome}>
      <DescriptionList items={[{ term: t('mfaRevert.phone'), description: dialled(phone) }]} />
      <Notice tone="warn">{t('mfaRevert.warning')}</Notice>
      <PrimaryButton fullWidth isRunning={isRunning} onPress={send}>
        {t('mfaRevert.sendReset')}
      </PrimaryButton>
      {answer ? <Notice tone={answer.tone}>{answer.message}</Notice> : null}
      <LinkButton to="/login" tone="text" fullWidth>
        {t('passwordReset.backToLogin')}
      </LinkButton>
    </PublicPage>
  );
}

const NotReverted = ({ message, onRetry }: { message: string; onRetry?: () => unknown }) => (
  <LinkProblem title={t('mfaRevert.title')} messages={[t('mfaRevert.failed'), message]}>
    {onRetry ? (
      <SecondaryButton fullWidth onPress={onRetry}>
        {t('common.retry')}
      </SecondaryButton>
    ) : null}
    <LinkButton to="/login" tone="text" fullWidth>
      {t('passwordReset.backToLogin')}
    </LinkButton>
  </LinkProblem>
);
