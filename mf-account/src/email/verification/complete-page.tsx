import { type SignedIn, useSession } from '@portal/platform/session';
import { FormCard, LinkButton, Page, Spinner, Text } from '@portal/ui';
import { MfaUnknown } from '#mfa/mfa-unknown.tsx';
import { t } from '#text/t.ts';
import { OtherAccount } from './other-account.tsx';
import { useEmailVerification, type Verification } from './use-email-verification.ts';
import { VerificationFailed } from './verification-failed.tsx';

/**
 * The target of the mail's link: verifies the address of the signed-in account, and asks before it verifies another
 * [2.41].
 */
export function CompletePage() {
  const session = useSession();
  if (session.state !== 'signedIn') return null;
  return <Complete session={session} />;
}

function Complete({ session }: { session: SignedIn }) {
  const { verification, retry } = useEmailVerification(session.emailVerified);
  const isVerified = verification.state === 'verified';
  return (
    <Page title={t(isVerified ? 'mfaVerify.completeTitle' : 'mfaVerify.title')} width="form">
      <div role="status">
        <Progress verification={verification} session={session} />
      </div>
      {verification.state === 'otherAccount' ? <OtherAccount {...verification} /> : null}
      {verification.state === 'failed' || verification.state === 'noCode' ? (
        <VerificationFailed verification={verification} onRetry={retry} />
      ) : null}
    </Page>
  );
}

function Progress({ verification, session: { user, mfa } }: { verification: Verification; session: SignedIn }) {
  if (verification.state === 'checking') {
    return (
      <FormCard>
        <Spinner label={t('authAction.processing')} />
      </FormCard>
    );
  }
  if (verification.state !== 'verified') return null;
  const home = <LinkButton to="/">{t('mfaSetting.toHome')}</LinkButton>;
  if (mfa.state !== 'known' || mfa.isMfaEnabled) {
    return (
      <FormCard footer={home}>
        <Text>{t('mfaVerify.completeWithMfa')}</Text>
        <MfaUnknown mfa={mfa} />
      </FormCard>
    );
  }
  return (
    <FormCard
      footer={
        <>
          {user.isRequiredMfa ? null : home}
          <LinkButton to="/mfa-setting" tone="primary">
            {t('mfaVerify.toSetting')}
          </LinkButton>
        </>
      }
    >
      <Text>{t('mfaVerify.completeBody')}</Text>
    </FormCard>
  );
}
