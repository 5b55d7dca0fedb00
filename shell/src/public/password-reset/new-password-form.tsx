import { isFinalCodeError } from '@portal/platform/action-code';
import { authErrorCode } from '@portal/platform/firebase';
import { confirmPasswordReset } from '@portal/platform/firebase/self-service';
import { newPasswordMessage } from '@portal/platform/provider-messages';
import { Notice, Stack } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useValidatedForm } from '@portal/ui/forms';
import { useWrite } from '@portal/ui/pages';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { NewPasswordValues, NO_NEW_PASSWORD } from './new-password-values.ts';

interface NewPasswordFormProps {
  code: string;
  /** The name under which password managers save the password. */
  email: string;
  onDone: () => void;
  /** The link has become invalid in the meantime. */
  onDeadLink: (message: string) => void;
}

export function NewPasswordForm({ code, email, onDone, onDeadLink }: NewPasswordFormProps) {
  const form = useValidatedForm(NewPasswordValues, NO_NEW_PASSWORD);
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(({ next }: NewPasswordValues) => confirmPasswordReset(code, next), {
    onDone,
    onError: (error) => {
      const errorCode = authErrorCode(error);
      const say = isFinalCodeError(errorCode) ? onDeadLink : setFailure;
      say(newPasswordMessage(t, errorCode));
      return true;
    },
  });
  const submit = (values: NewPasswordValues) => {
    setFailure(undefined);
    return run(values);
  };
  return (
    <Form form={form} onSubmit={submit} aria-label={t('passwordResetChange.title')}>
      <Stack gap="5">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField<NewPasswordValues>
          name="next"
          label={t('passwordResetChange.newPassword')}
          help={t('passwordResetChange.help')}
          autoComplete="new-password"
        />
        <FormPasswordField<NewPasswordValues>
          name="confirm"
          label={t('passwordResetChange.confirmPassword')}
          autoComplete="new-password"
        />
        <SubmitButton fullWidth>{t('passwordResetChange.submit')}</SubmitButton>
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
      </Stack>
    </Form>
  );
}
