import { isFinalCodeError } from '@portal/platform/action-code';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { useNavigate } from '@portal/platform/router';
import { FormCard, Notice, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { VERIFICATION_SENT } from './paths.ts';
import { SendMailButton } from './send-mail-button.tsx';
import type { Verification } from './use-email-verification.ts';
import { useVerificationMail } from './use-verification-mail.ts';

type Failed = Exclude<Verification, { state: 'checking' | 'verified' | 'otherAccount' }>;

interface VerificationFailedProps {
  verification: Failed;
  onRetry: () => Promise<void>;
}

/** Why the link did not work, and what helps: the same link again, or a new mail. */
export function VerificationFailed({ verification, onRetry }: VerificationFailedProps) {
  const navigate = useNavigate();
  const mail = useVerificationMail();
  const sendAnew = async () => {
    if (await mail.send()) await navigate(VERIFICATION_SENT);
  };
  const canRetry = verification.state === 'failed' && !isFinalCodeError(verification.errorCode);
  return (
    <FormCard
      footer={
        <>
          {canRetry ? <SecondaryButton onPress={onRetry}>{t('common.retry')}</SecondaryButton> : null}
          <SendMailButton
            label={t('mfaVerify.resend')}
            tone={canRetry ? 'secondary' : 'primary'}
            secondsLeft={mail.secondsLeft}
            onPress={sendAnew}
          />
        </>
      }
    >
      <Notice tone="bad">{mail.failure ?? reasonOf(verification)}</Notice>
    </FormCard>
  );
}

const reasonOf = (verification: Failed): string =>
  verification.state === 'noCode' ? t('authAction.invalid') : secondFactorMessage(t, verification.errorCode);
