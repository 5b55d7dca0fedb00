import { markContent } from '@portal/platform/host';
import { observe } from '@portal/platform/observe';
import { useLocation } from '@portal/platform/router';
import { returnToOf, useSession } from '@portal/platform/session';
import { Notice, Stack, TextLink } from '@portal/ui';
import { SignInForm } from '@portal/ui/sign-in';
import { useEffect } from 'react';
import { shellBuild } from '#federation/portal/public-page.ts';
import { forgetRevert } from '#public/second-factor/revert-store.ts';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/start-t.ts';
import { loginNotice } from './login-notice.ts';

/** Once signed in, the guard leads on: to the page that the customer wanted, or home [2.12]. */
export function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  const notice = loginNotice(session, returnToOf(state));
  useEffect(() => {
    markContent();
    observe({ kind: 'page', build: shellBuild(), path: '/login' });
  }, []);
  return (
    <PublicPage title={t('login.title')}>
      {notice ? (
        <Notice tone={notice.tone} {...(notice.title ? { title: notice.title } : {})}>
          {notice.body}
        </Notice>
      ) : null}
      <SignInForm
        // The next customer in this tab must not see whose second factor was taken back.
        onSignedIn={forgetRevert}
        help={<SignInHelp />}
        codeHelp={
          <TextLink isAlone to="/mfa-reset">
            {t('login.mfaLost')}
          </TextLink>
        }
      />
    </PublicPage>
  );
}

/** For visitors who cannot sign in. */
const SignInHelp = () => (
  <Stack gap="3" align="start" wordBreak="auto-phrase">
    <TextLink isAlone to="/password-reset">
      {t('login.forgot')}
    </TextLink>
    <TextLink isAlone to="/entry">
      {t('login.toEntry')}
    </TextLink>
  </Stack>
);
