import { createEntry } from '@portal/queries/entry';
import { Stack } from '@portal/ui';
import { Form, FormNumberField, FormTextField, SubmitButton, useFormState, useValidatedForm } from '@portal/ui/forms';
import { useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { EntryValues, NO_ENTRY } from './entry-values.ts';

/** Four fields; the form can be sent once all are right, and keeps its text when sending fails [4.15, 4.17]. */
export function EntryForm({ onSent }: { onSent: () => void }) {
  const form = useValidatedForm(EntryValues, NO_ENTRY);
  const { isValid } = useFormState({ control: form.control });
  const { run } = useWrite(createEntry, { onDone: onSent, whereToLook: t('entry.whereToLook') });
  return (
    <Form form={form} onSubmit={run} aria-label={t('entry.title')}>
      <Stack gap="5">
        <FormTextField<EntryValues>
          name="companyName"
          label={t('entry.companyName')}
          autoComplete="organization"
          required
        />
        <FormTextField<EntryValues> name="name" label={t('entry.name')} autoComplete="name" required />
        <FormTextField<EntryValues>
          name="email"
          label={t('entry.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <FormNumberField<EntryValues>
          name="phoneNumber"
          label={t('entry.phoneNumber')}
          help={t('entry.phoneHelp')}
          autoComplete="tel-national"
          required
        />
        <SubmitButton fullWidth isDisabled={!isValid}>
          {t('entry.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
