import { usePageTitle } from '@portal/platform';
import { type SignedOutReason, signedOutNotice } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { Card, Heading, Notice, Stack } from '@portal/ui';
import { SignInForm } from '@portal/ui/sign-in';
import { SignInCode } from '@portal/ui/sign-in-code';
import { setScenarioState, useScenarioState } from './scenario-state.ts';

/** Says why the session has ended, and has the sign-in; a scenario may begin at its second step. */
export function SignInScreen({ reason }: { reason: SignedOutReason | undefined }) {
  const { challenge } = useScenarioState();
  const notice = reason && signedOutNotice(reason);
  const forgetChallenge = () => setScenarioState({ challenge: null });
  usePageTitle(t('login.title'));
  return (
    <Stack as="main" gap="5" maxW="30rem" marginX="auto" padding={{ base: '4', md: '8' }}>
      {notice ? (
        <Notice tone={notice.tone} {...(notice.title ? { title: notice.title } : {})}>
          {notice.body}
        </Notice>
      ) : null}
      <Card>
        <Stack gap="5">
          <Heading as="h1" size="page">
            {t('login.title')}
          </Heading>
          {challenge ? (
            <SignInCode challenge={challenge} onSignedIn={forgetChallenge} onBack={forgetChallenge} />
          ) : (
            <SignInForm />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
