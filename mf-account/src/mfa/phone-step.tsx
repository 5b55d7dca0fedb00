import type { User } from '@portal/contract/user';
import { authErrorCode } from '@portal/platform/firebase';
import { phoneRefusal } from '@portal/platform/provider-messages';
import { isBlockedByGuard, useSession } from '@portal/platform/session';
import { FormCard, LinkButton, Notice, Text } from '@portal/ui';
import { Form, FormNumberField, SubmitButton, useValidatedForm, useWatch } from '@portal/ui/forms';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { isLongEnough } from './phone-number.ts';

const PhoneValues = v.object({ phone: v.string() });
type PhoneValues = v.InferOutput<typeof PhoneValues>;

/** The longest possible number by ITU-T E.164, including the country code. */
const MAX_DIGITS = 15;

interface PhoneStepProps {
  /** The earlier input, for customers who come back. */
  initial: string;
  /** The number to be replaced, masked. */
  current: string | null;
  user: User;
  /** Resolves when a code has been sent. */
  onSend: (phone: string) => Promise<void>;
}

export function PhoneStep({ initial, current, user, onSend }: PhoneStepProps) {
  const isBlocked = isBlockedByGuard(useSession());
  const form = useValidatedForm(PhoneValues, { phone: initial });
  const phone = useWatch({ control: form.control, name: 'phone' });
  const [failure, setFailure] = useState<string | null>(null);
  const { setFocus } = form;

  // Back from the code's step: the button that had the focus is gone.
  useEffect(() => {
    if (initial) setFocus('phone');
  }, [initial, setFocus]);

  const submit = async (values: PhoneValues) => {
    setFailure(null);
    try {
      await onSend(values.phone);
    } catch (error) {
      const { field, message } = phoneRefusal(t, authErrorCode(error));
      if (field === 'phone') form.setError('phone', { type: 'provider', message }, { shouldFocus: true });
      else setFailure(message);
    }
  };

  return (
    <Form form={form} onSubmit={submit} aria-label={t('mfaSetting.step1')}>
      <FormCard
        footer={
          <>
            {isBlocked ? null : (
              <LinkButton to="/mfa" tone="text">
                {t('common.back')}
              </LinkButton>
            )}
            <SubmitButton isDisabled={!isLongEnough(phone)}>{t('mfaSetting.sendCode')}</SubmitButton>
          </>
        }
      >
        {user.isRequiredMfa ? <Notice tone="info">{t('mfa.requiredNote')}</Notice> : null}
        <Text>{t('mfa.lead')}</Text>
        {current ? <Text>{t('mfaSetting.replaceNote', { phone: current })}</Text> : null}
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
        <FormNumberField<PhoneValues>
          name="phone"
          label={t('mfaSetting.phone')}
          help={t('mfaSetting.phoneHelp')}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={MAX_DIGITS}
          required
        />
      </FormCard>
    </Form>
  );
}
