import { REMARKS_MAX } from '@portal/shared/contract/order';
import {
  Form,
  FormErrorSummary,
  FormNumberField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  useValidatedForm,
} from '@portal/shared/form';
import { FieldRow, FormCard, PrimaryButton, TextButton } from '@portal/shared/ui';
import { useState } from 'react';
import { attachmentsObstacle } from '#attachment/attachments.ts';
import { AttachmentsField } from '#attachment/attachments-field.tsx';
import type { useAttachments } from '#attachment/use-attachments.ts';
import { automobileTypeOptions } from '#order/automobile-type.ts';
import { ContentValues, type OrderValues } from '#order/order-values.ts';
import { t } from '#text/t.ts';
import { PeriodFields } from './period-fields.tsx';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';
import { useKeptForm } from './use-kept-form.ts';

interface ContentStepProps {
  headingRef: StepHeadingRef;
  values: OrderValues;
  attachments: ReturnType<typeof useAttachments>;
  onChange: (values: Partial<OrderValues>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: what is needed. */
export function ContentStep({ headingRef, values, attachments, onChange, onBack, onNext }: ContentStepProps) {
  const form = useValidatedForm(ContentValues, values);
  useKeptForm(form, onChange);
  const [isAsked, setIsAsked] = useState(false);
  const obstacle = attachmentsObstacle(attachments.items);
  const next = () => {
    setIsAsked(true);
    if (!obstacle) onNext();
  };
  return (
    <Form form={form} onSubmit={next}>
      <FormCard
        footer={
          <>
            <TextButton onPress={onBack}>{t('common.back')}</TextButton>
            <PrimaryButton type="submit">{t('orderCreate.toConfirm')}</PrimaryButton>
          </>
        }
      >
        <StepHeading headingRef={headingRef} step={2} note={t('common.requiredNote')}>
          {t('orderCreate.step2')}
        </StepHeading>
        <FormTextField
          name="constructionName"
          label={t('orderCreate.constructionName')}
          help={t('orderCreate.constructionNameHelp')}
          required
        />
        <FieldRow>
          <FormNumberField
            name="numberOfCars"
            label={t('orderCreate.numberOfCars')}
            suffix={t('orderCreate.carsUnit')}
            required
          />
          <FormSelectField
            name="automobileType"
            label={t('orderCreate.automobileType')}
            options={[{ value: '', label: t('orderCreate.automobileUnset') }, ...automobileTypeOptions()]}
            required
          />
        </FieldRow>
        <PeriodFields />
        <FormTextAreaField
          name="remarks"
          label={t('orderCreate.remarks')}
          help={t('orderCreate.remarksHelp')}
          maxLength={REMARKS_MAX}
          required={false}
        />
        <AttachmentsField attachments={attachments} obstacle={isAsked ? obstacle : null} />
        <FormErrorSummary />
      </FormCard>
    </Form>
  );
}
