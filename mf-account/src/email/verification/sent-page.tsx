import { Navigate } from '@portal/platform/router';
import { type SignedIn, useSession } from '@portal/platform/session';
import { Box, FormCard, Notice, Page, Text, TextButton } from '@portal/ui';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { VERIFICATION, VERIFICATION_COMPLETE } from './paths.ts';
import { SendMailButton } from './send-mail-button.tsx';
import { useCheckOnReturn } from './use-check-on-return.ts';
import { useHasAskedForMail, useVerificationMail } from './use-verification-mail.ts';

/** The mail is sent [2.40]. Its link opens another tab, or another machine: coming back here continues. */
export function SentPage() {
  const session = useSession();
  const hasAskedForMail = useHasAskedForMail();
  if (session.state !== 'signedIn') return null;
  if (session.emailVerified) return <Navigate to={VERIFICATION_COMPLETE} replace />;
  // The address was typed in: nothing has been sent.
  if (!hasAskedForMail) return <Navigate to={VERIFICATION} replace />;
  return <Sent session={session} />;
}

function Sent({ session: { user } }: { session: SignedIn }) {
  const mail = useVerificationMail();
  const [said, setSaid] = useState<'mfaVerify.resent' | 'mfaVerify.notYet' | null>(null);
  const check = useCheckOnReturn();
  const resend = async () => {
    setSaid(null);
    if (await mail.send()) setSaid('mfaVerify.resent');
  };
  const askNow = async () => {
    setSaid(null);
    if (!(await check())) setSaid('mfaVerify.notYet');
  };
  return (
    <Page title={t('mfaVerify.sentTitle')} width="form">
      <FormCard
        footer={
          <>
            <TextButton onPress={askNow}>{t('mfaVerify.check')}</TextButton>
            <SendMailButton
              label={t('mfaVerify.resend')}
              tone="secondary"
              secondsLeft={mail.secondsLeft}
              onPress={resend}
            />
          </>
        }
      >
        {mail.failure ? <Notice tone="bad">{mail.failure}</Notice> : null}
        <Text>{t('mfaVerify.sentBody', { email: user.email })}</Text>
        <Text>{t('mfaVerify.sentHelp')}</Text>
        <Box role="status" fontWeight="bold">
          {said ? t(said) : null}
        </Box>
      </FormCard>
    </Page>
  );
}
