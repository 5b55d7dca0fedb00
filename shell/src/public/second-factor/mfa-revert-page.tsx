import { isFinalCodeError, maskEmail, useActionCode, useCodeCheck } from '@portal/platform/action-code';
import { authErrorCode } from '@portal/platform/firebase';
import { type SecondFactorRevert, sendPasswordReset } from '@portal/platform/firebase/self-service';
import { resetRequestMessage, revertMessage } from '@portal/platform/provider-messages';
import { DangerButton, DescriptionList, LinkButton, Notice, PrimaryButton, SecondaryButton, Text } from '@portal/ui';
import { domesticMask, useWrite } from '@portal/ui/pages';
import { useState } from 'react';
import { LinkChecking } from '#public/action-link/link-checking.tsx';
import { LinkProblem } from '#public/action-link/link-problem.tsx';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';
import { checkRevert, nationalFormat, revertSecondFactor } from './revert-second-factor.ts';
import { forgetRevert, keptRevert } from './revert-store.ts';

/**
 * The target of the link in the mail "two-factor was set up", for whoever did not set it up [2.4, 2.18]. Opening it
 * changes nothing, since mail scanners open links, too.
 */
export function MfaRevertPage() {
  const { code, forget } = useActionCode();
  const [kept] = useState(() => (code === null ? keptRevert() : null));
  if (kept) return <Reverted {...kept} />;
  if (code === null) return <NotReverted errorCode="invalid-action-code" />;
  return <OpenedLink code={code} onDone={forget} />;
}

interface OpenedLinkProps {
  code: string;
  onDone: () => void;
}

function OpenedLink({ code, onDone }: OpenedLinkProps) {
  const { result, retry } = useCodeCheck(code, (given) => {
    forgetRevert();
    return checkRevert(given);
  });
  if (result.state === 'checking') return <LinkChecking title={t('mfaRevert.title')} />;
  if (result.state === 'failed') return <NotReverted errorCode={result.errorCode} onRetry={retry} />;
  return <Revertible code={code} revert={result.answer} onDone={onDone} />;
}

function Revertible({ code, revert, onDone }: OpenedLinkProps & { revert: SecondFactorRevert }) {
  const [isReverted, setIsReverted] = useState(false);
  const [failed, setFailed] = useState<{ errorCode: string | null }>();
  const { run, isRunning } = useWrite(() => revertSecondFactor(code, revert), {
    onDone: () => {
      onDone();
      setIsReverted(true);
    },
    onError: (error) => {
      setFailed({ errorCode: authErrorCode(error) });
      return true;
    },
  });
  if (isReverted) return <Reverted {...revert} isOutcome />;
  if (failed && isFinalCodeError(failed.errorCode)) return <NotReverted {...failed} />;
  const takeBack = () => {
    setFailed(undefined);
    return run(undefined);
  };
  return (
    <PublicPage title={t('mfaRevert.title')} lead={t('mfaRevert.question')}>
      <DescriptionList
        items={[
          { term: t('mfaRevert.email'), description: maskEmail(revert.email) },
          { term: t('mfaRevert.added'), description: domesticMask(revert.phone) },
        ]}
      />
      <Text>{t('mfaRevert.effect')}</Text>
      <DangerButton fullWidth isRunning={isRunning} onPress={takeBack}>
        {t('mfaRevert.submit')}
      </DangerButton>
      {failed ? <Notice tone="bad">{revertMessage(t, failed.errorCode)}</Notice> : null}
      <Text>{t('mfaRevert.leaveAlone')}</Text>
    </PublicPage>
  );
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
      <DescriptionList items={[{ term: t('mfaRevert.phone'), description: nationalFormat(phone) }]} />
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

interface NotRevertedProps {
  errorCode: string | null;
  onRetry?: () => unknown;
}

const NotReverted = ({ errorCode, onRetry }: NotRevertedProps) => (
  <LinkProblem title={t('mfaRevert.title')} messages={[t('mfaRevert.failed'), revertMessage(t, errorCode)]}>
    {isFinalCodeError(errorCode) || !onRetry ? (
      <LinkButton to="/password-reset" tone="primary" fullWidth>
        {t('mfaRevert.sendReset')}
      </LinkButton>
    ) : (
      <SecondaryButton fullWidth onPress={onRetry}>
        {t('common.retry')}
      </SecondaryButton>
    )}
    <LinkButton to="/login" tone="text" fullWidth>
      {t('passwordReset.backToLogin')}
    </LinkButton>
  </LinkProblem>
);
