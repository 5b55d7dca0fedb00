import { useBackToList } from '@portal/platform';
import { useFeatures } from '@portal/platform/session';
import { createOption } from '@portal/queries/option-change';
import { Flex, FormCard, LinkButton, Notice, Page, PrimaryButton } from '@portal/ui';
import { Form } from '@portal/ui/forms';
import { useState } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { RestoredNotice } from '#draft/restored-notice.tsx';
import { OptionFields } from '#options/form/option-fields.tsx';
import { OptionFormSkeleton } from '#options/form/option-form-skeleton.tsx';
import { SelectedCount } from '#options/form/selected-count.tsx';
import { useOptionForm } from '#options/form/use-option-form.ts';
import { useOptionWrite } from '#options/form/use-option-write.ts';
import { optionPaths } from '#options/option/option-paths.ts';
import { useNotes } from '#text/provider-words.ts';
import { t } from '#text/t.ts';
import { type OptionStart, useOptionStart } from './use-option-start.ts';

/** An application for on-site services [1.15, 2.33]. */
export function OptionCreatePage() {
  const { isLoading, ...start } = useOptionStart();
  return (
    <Page title={t('option.createTitle')} width="form">
      {isLoading ? <OptionFormSkeleton /> : <OptionCreateForm key={start.about} {...start} />}
    </Page>
  );
}

function OptionCreateForm({ about, values, consultation, note, warning }: Omit<OptionStart, 'isLoading'>) {
  const [first] = useState(values);
  const { form, forget, isRestored, isLost, startOver } = useOptionForm(about, first);
  const back = useBackToList(optionPaths.list, t('common.back'));
  const { applicationNote } = useNotes();
  const canStore = useFeatures().includes('consultations') && consultation !== undefined;
  const { submit, problem, isRunning } = useOptionWrite({
    form,
    send: (body) => createOption(canStore ? { ...body, consultation } : body),
    done: 'option.created',
    // Without filters, so that the list begins with the new one.
    next: optionPaths.list,
    forget,
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormCard
        footer={
          <>
            <LinkButton to={back.to} tone="text">
              {back.label}
            </LinkButton>
            <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap="3">
              <SelectedCount />
              <PrimaryButton type="submit" isRunning={isRunning}>
                {t('option.submit')}
              </PrimaryButton>
            </Flex>
          </>
        }
      >
        {isRestored ? <RestoredNotice question={t('option.startOverConfirm')} onStartOver={startOver} /> : null}
        {isLost ? <LostNotice /> : null}
        {note && !isRestored ? <Notice tone="info">{t(note)}</Notice> : null}
        {warning ? <Notice tone="warn">{t(warning)}</Notice> : null}
        <OptionFields savedProvince="" />
        {applicationNote ? <Notice tone="info">{applicationNote}</Notice> : null}
        {problem ? <Notice tone="bad">{t(problem)}</Notice> : null}
      </FormCard>
    </Form>
  );
}
