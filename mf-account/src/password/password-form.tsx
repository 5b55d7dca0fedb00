import { FormCard, Notice } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useValidatedForm } from '@portal/ui/forms';
import { HiddenUserName } from '#reauthentication/hidden-user-name.tsx';
import { useReauthentication } from '#reauthentication/use-reauthentication.tsx';
import { t } from '#text/t.ts';
import { NO_PASSWORDS, PasswordValues } from './password-values.ts';
import { ReloginDialog } from './relogin-dialog.tsx';
import { useLinkedChecks } from './use-linked-checks.ts';
import { usePasswordChange } from './use-password-change.ts';

interface PasswordFormProps {
  email: string;
  isForced: boolean;
}

export function PasswordForm({ email, isForced }: PasswordFormProps) {
  const form = useValidatedForm(PasswordValues, NO_PASSWORDS);
  const { confirmSecondFactor, dialog } = useReauthentication();
  const { submit, failure, needsRelogin, dismissRelogin } = usePasswordChange(form, isForced, confirmSecondFactor);
  useLinkedChecks(form);
  return (
    <>
      <Form form={form} onSubmit={submit} aria-label={t('password.title')}>
        <FormCard footer={<SubmitButton>{t('password.submit')}</SubmitButton>}>
          {failure ? <Notice tone="bad">{failure}</Notice> : null}
          <HiddenUserName email={email} />
          <FormPasswordField<PasswordValues>
            name="current"
            label={t('password.current')}
            autoComplete="current-password"
            required
          />
          <FormPasswordField<PasswordValues>
            name="next"
            label={t('password.new')}
            help={t('password.help')}
            autoComplete="new-password"
            required
          />
          <FormPasswordField<PasswordValues>
            name="confirm"
            label={t('password.confirm')}
            autoComplete="new-password"
            required
          />
        </FormCard>
      </Form>
      <ReloginDialog isOpen={needsRelogin} onClose={dismissRelogin} />
      {dialog}
    </>
  );
}
