import { keptActionCode } from '@portal/platform/action-code';
import { Navigate, useNavigate } from '@portal/platform/router';
import { type SignedIn, useSession } from '@portal/platform/session';
import { DescriptionList, FormCard, Notice, Page, Text } from '@portal/ui';
import { t } from '#text/t.ts';
import { VERIFICATION_COMPLETE, VERIFICATION_SENT } from './paths.ts';
import { SendMailButton } from './send-mail-button.tsx';
import { useVerificationMail } from './use-verification-mail.ts';

/** For an unverified e-mail: leads to the mail that verifies it [2.39]. */
export function VerifyPage() {
  const session = useSession();
  if (session.state !== 'signedIn') return null;
  // A guard led away from the page of the mail's link; its code is still kept.
  const hasLink = keptActionCode(VERIFICATION_COMPLETE) !== null;
  if (session.emailVerified || hasLink) return <Navigate to={VERIFICATION_COMPLETE} replace />;
  return <Unverified session={session} />;
}

function Unverified({ session: { user, mfa } }: { session: SignedIn }) {
  const navigate = useNavigate();
  const mail = useVerificationMail();
  const mustEnrol = user.isRequiredMfa && mfa.state === 'known' && !mfa.isMfaEnabled;
  const send = async () => {
    if (await mail.send()) await navigate(VERIFICATION_SENT);
  };
  return (
    <Page title={t('mfaVerify.title')} width="form">
      <FormCard
        footer={
          <SendMailButton label={t('mfaVerify.send')} tone="primary" secondsLeft={mail.secondsLeft} onPress={send} />
        }
      >
        {mail.failure ? <Notice tone="bad">{mail.failure}</Notice> : null}
        <Text>{t(mustEnrol ? 'mfaVerify.lead' : 'mfaVerify.leadUnverified')}</Text>
        <DescriptionList items={[{ term: t('mfaVerify.recipient'), description: user.email }]} />
      </FormCard>
    </Page>
  );
}
