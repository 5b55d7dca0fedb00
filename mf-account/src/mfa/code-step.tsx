import type { MfaChallenge } from '@portal/platform/firebase';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { CodeField, FormCard, Notice, PrimaryButton, TextButton } from '@portal/ui';
import { ResendCode, useCodeEntry, useSmsCode } from '@portal/ui/pages';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { inGroups } from './phone-number.ts';

interface CodeStepProps {
  /** The challenge whose first code has already been sent. */
  enrolment: MfaChallenge;
  phone: string;
  /** Called when the phone is enrolled; the spinner stays until it is done. */
  onConfirmed: () => Promise<void>;
  onBack: () => void;
}

export function CodeStep({ enrolment, phone, onConfirmed, onBack }: CodeStepProps) {
  const sms = useSmsCode(enrolment, { isSent: true, messageOf: (_, code) => secondFactorMessage(t, code) });
  const [isSettling, setIsSettling] = useState(false);
  const entry = useCodeEntry(sms, () => {
    setIsSettling(true);
    void onConfirmed();
  });
  const isBusy = sms.isRunning || isSettling;
  return (
    <form onSubmit={entry.submit} noValidate aria-label={t('mfaSetting.step2')}>
      <FormCard
        footer={
          <>
            <TextButton onPress={onBack} isDisabled={isBusy}>
              {t('mfaSetting.changePhone')}
            </TextButton>
            <PrimaryButton type="submit" isRunning={isBusy} isDisabled={!entry.isWhole}>
              {t('mfaSetting.verify')}
            </PrimaryButton>
          </>
        }
      >
        {sms.failure ? <Notice tone="bad">{sms.failure}</Notice> : null}
        <CodeField
          {...entry.field}
          label={t('mfaSetting.code')}
          help={t('mfaSetting.codeLead', { phone: inGroups(phone) })}
          required
        />
        <ResendCode sms={sms} />
      </FormCard>
    </form>
  );
}
