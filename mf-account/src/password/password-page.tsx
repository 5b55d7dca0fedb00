import { useSession } from '@portal/platform/session';
import { Page, Text } from '@portal/ui';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { PasswordForm } from './password-form.tsx';

/** The customer's own password: changed at any time, or because the provider demands it at the first sign-in [2.22]. */
export function PasswordPage() {
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : null;
  // The state on arrival: otherwise the page would change below the message of success.
  const [isForced] = useState(user?.isRequiredChangePassword ?? false);
  return (
    <Page title={t(isForced ? 'password.forcedTitle' : 'password.title')} width="form">
      {isForced ? <Text marginBottom="5">{t('password.forcedLead')}</Text> : null}
      <PasswordForm email={user?.email ?? ''} isForced={isForced} />
    </Page>
  );
}
