import { FormCard, PrimaryButton, TextButton } from '@portal/ui';
import { Form, FormErrorSummary, useValidatedForm } from '@portal/ui/forms';
import { useEffect, useState } from 'react';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { attachmentsObstacle } from '#orders/attachments/attachments.ts';
import { AttachmentsField } from '#orders/attachments/attachments-field.tsx';
import type { useAttachments } from '#orders/attachments/use-attachments.ts';
import { ContentFields } from '#orders/form/content-fields.tsx';
import { FIELD_LABELS } from '#orders/form/field-labels.ts';
import { ContentValues, type OrderValues } from '#orders/form/order-values.ts';
import { automobileTypeOptions } from '#orders/order/automobile-type.ts';
import { t } from '#text/t.ts';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface ContentStepProps {
  headingRef: StepHeadingRef;
  values: OrderValues;
  attachments: ReturnType<typeof useAttachments>;
  /** Called at each key. */
  onChange: (values: Partial<OrderValues>) => void;
  /** Called when the customer leaves this step. */
  onEnd: () => void;
  onBack: () => void;
  onNext: () => void;
}

const AUTOMOBILE_CHOICES = [{ value: '', label: t('orderCreate.automobileUnset') }, ...automobileTypeOptions()];

/** Step 2: what is needed. */
export function ContentStep({ headingRef, values, attachments, onChange, onEnd, onBack, onNext }: ContentStepProps) {
  const form = useValidatedForm(ContentValues, values);
  useKeptForm(form, onChange);
  useEffect(() => onEnd, [onEnd]);
  const [isAsked, setIsAsked] = useState(false);
  const obstacle = attachmentsObstacle(attachments.items);
  const next = () => {
    setIsAsked(true);
    if (obstacle) return;
    onEnd();
    onNext();
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
        <ContentFields automobileTypes={AUTOMOBILE_CHOICES} />
        <AttachmentsField attachments={attachments} obstacle={isAsked ? obstacle : null} />
        <FormErrorSummary labels={FIELD_LABELS} />
      </FormCard>
    </Form>
  );
}
