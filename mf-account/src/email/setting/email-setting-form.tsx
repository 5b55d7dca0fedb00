import type { EmailNotification } from '@portal/contract/user';
import { saveEmailNotification } from '@portal/platform';
import { reportError } from '@portal/platform/observe';
import { refreshUser } from '@portal/platform/session';
import { FormCard, PrimaryButton, RadioField, Text } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { type FormEvent, useState } from 'react';
import { t } from '#text/t.ts';
import { isKnown, notificationOptions } from './notification-options.ts';

/** `saved` comes from the session, which is updated when the user is fetched again. */
export function EmailSettingForm({ saved: savedBefore }: { saved: string }) {
  const dialogs = useDialogs();
  const [savedHere, setSavedHere] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const saved = savedHere ?? savedBefore;
  const choice = chosen ?? saved;

  const { run, isRunning } = useWrite(saveEmailNotification, {
    whereToLook: t('emailSetting.whereToLook'),
    onDone: async (_, wanted) => {
      setSavedHere(wanted);
      setChosen(null);
      await refetchUser();
      void dialogs.info({ body: t('emailSetting.done') });
    },
  });

  const changed: EmailNotification | null = choice !== saved && isKnown(choice) ? choice : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) void run(changed);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t('emailSetting.title')}>
      <FormCard
        footer={
          <PrimaryButton type="submit" isRunning={isRunning} isDisabled={!changed && !isRunning}>
            {t('emailSetting.submit')}
          </PrimaryButton>
        }
      >
        <Text>{t('emailSetting.lead')}</Text>
        <RadioField
          label={t('emailSetting.current')}
          value={choice}
          // The initial value stays in the list until it is replaced.
          options={notificationOptions(saved)}
          onChange={setChosen}
          isDisabled={isRunning}
        />
      </FormCard>
    </form>
  );
}

/** The setting is saved, whether this succeeds or not. */
async function refetchUser(): Promise<void> {
  try {
    await refreshUser();
  } catch (error) {
    reportError(error, { reason: 'the user could not be fetched after a change of settings', category: 'account' });
  }
}
