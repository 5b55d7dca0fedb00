import type { MfaChallenge } from '@portal/platform/firebase';
import { useSession } from '@portal/platform/session';
import { Notice, SecondaryButton, Stack, Text } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useValidatedForm } from '@portal/ui/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { DialogActions } from './dialog-actions.tsx';
import { HiddenUserName } from './hidden-user-name.tsx';
import { reauthenticateCustomer } from './reauthenticate-customer.ts';

const required = t('validation.required', { label: t('password.current') });
const CurrentPassword = v.object({ current: v.pipe(v.string(), v.minLength(1, required)) });
type CurrentPassword = v.InferOutput<typeof CurrentPassword>;

interface PasswordStepProps {
  onConfirmed: () => void;
  onChallenge: (challenge: MfaChallenge) => void;
  onCancel: () => void;
}

export function PasswordStep({ onConfirmed, onChallenge, onCancel }: PasswordStepProps) {
  const session = useSession();
  const form = useValidatedForm(CurrentPassword, { current: '' });
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async ({ current }: CurrentPassword) => {
    setFailure(null);
    const outcome = await reauthenticateCustomer(current);
    switch (outcome.result) {
      case 'confirmed':
        return onConfirmed();
      case 'mfaRequired':
        return onChallenge(outcome.challenge);
      case 'failed':
        if (outcome.field === 'form') setFailure(outcome.message);
        else form.setError('current', { type: 'provider', message: outcome.message }, { shouldFocus: true });
    }
  };

  return (
    <Form form={form} onSubmit={submit} aria-label={t('reauthentication.title')}>
      <Stack gap="5">
        <Text>{t('reauthentication.body')}</Text>
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
        <HiddenUserName email={session.state === 'signedIn' ? session.user.email : ''} />
        <FormPasswordField<CurrentPassword>
          name="current"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <DialogActions>
          <SecondaryButton onPress={onCancel}>{t('common.cancel')}</SecondaryButton>
          <SubmitButton>{t('common.next')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}
