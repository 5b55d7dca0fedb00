import { useSession } from '@portal/platform/session';
import { Page } from '@portal/ui';
import { t } from '#text/t.ts';
import { EmailSettingForm } from './email-setting-form.tsx';

/** Which mails the customer gets [2.43]. */
export function EmailSettingPage() {
  const session = useSession();
  if (session.state !== 'signedIn') return null;
  return (
    <Page title={t('emailSetting.title')} width="form">
      <EmailSettingForm saved={session.user.emailNotification} />
    </Page>
  );
}
