import type { OptionBody } from '@portal/contract/option-change';
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
import type { OptionValues } from '#options/form/option-values.ts';
import { SelectedCount } from '#options/form/selected-count.tsx';
import { useOptionForm } from '#options/form/use-option-form.ts';
import { useOptionWrite } from '#options/form/use-option-write.ts';
import { optionPaths } from '#options/option/option-paths.ts';
import { t } from '#text/t.ts';
import { useConsultation } from './use-consultation.ts';

/** An application for on-site services [1.15, 2.33]. */
export function OptionCreatePage() {
  const { isLoading, about, ...start } = useConsultation();
  return (
    <Page title={t('option.createTitle')} width="form">
      {isLoading ? <OptionFormSkeleton /> : <OptionCreateForm key={about} about={about} {...start} />}
    </Page>
  );
}

interface OptionCreateFormProps {
  /** Names the draft. */
  about: string;
  values: OptionValues;
  consultation: OptionBody['consultation'];
  hasFailed: boolean;
}

function OptionCreateForm({ about, values, consultation, hasFailed }: OptionCreateFormProps) {
  const [first] = useState(values);
  const { form, forget, isRestored, isLost, startOver } = useOptionForm(about, first);
  const back = useBackToList(optionPaths.list, t('common.back'));
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
        {consultation && !isRestored ? <Notice tone="info">{t('option.fromContract')}</Notice> : null}
        {hasFailed ? <Notice tone="warn">{t('option.fromContractFailed')}</Notice> : null}
        <OptionFields savedProvince="" />
        {problem ? <Notice tone="bad">{t(problem)}</Notice> : null}
      </FormCard>
    </Form>
  );
}
