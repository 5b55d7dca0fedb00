import { usePageTitle } from '@portal/shared/host';
import { SignInForm } from '@portal/shared/host/sign-in';
import { useLocation } from '@portal/shared/router';
import { returnToOf, useSession } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { Heading, Notice, Stack } from '@portal/shared/ui';
import { loginNotice } from './login-notice.ts';

/** Once signed in the guard leads on: to where the customer was going, or home [2.12]. */
export function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  const notice = loginNotice(session, returnToOf(state));
  usePageTitle(t('login.title'));
  return (
    <Stack gap="5">
      <Heading as="h1" size="page">
        {t('login.title')}
      </Heading>
      {notice ? (
        <Notice tone={notice.tone} {...(notice.title ? { title: notice.title } : {})}>
          {notice.body}
        </Notice>
      ) : null}
      <SignInForm />
      {/* The ways on for visitors who cannot sign in (password reset, /entry) stand here. */}
    </Stack>
  );
}
