import type { MfaChallenge } from '@portal/platform/firebase';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { CodeField, Notice, PrimaryButton, SecondaryButton, Stack } from '@portal/ui';
import { domesticMask, ResendCode, useCodeEntry, useSmsCode } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { DialogActions } from './dialog-actions.tsx';

interface CodeStepProps {
  challenge: MfaChallenge;
  onConfirmed: () => void;
  onCancel: () => void;
}

export function CodeStep({ challenge, onConfirmed, onCancel }: CodeStepProps) {
  const sms = useSmsCode(challenge, { messageOf: (_, code) => secondFactorMessage(t, code) });
  const entry = useCodeEntry(sms, onConfirmed);
  return (
    <form onSubmit={entry.submit} noValidate aria-label={t('login.mfaTitle')}>
      <Stack gap="5">
        {sms.failure ? <Notice tone="bad">{sms.failure}</Notice> : null}
        <CodeField
          {...entry.field}
          label={t('login.mfaCode')}
          help={t('login.mfaLead', { phone: domesticMask(challenge.phone) })}
        />
        <ResendCode sms={sms} />
        <DialogActions>
          <SecondaryButton onPress={onCancel}>{t('common.cancel')}</SecondaryButton>
          <PrimaryButton type="submit" isRunning={sms.isRunning} isDisabled={!entry.isWhole}>
            {t('login.mfaSubmit')}
          </PrimaryButton>
        </DialogActions>
      </Stack>
    </form>
  );
}
