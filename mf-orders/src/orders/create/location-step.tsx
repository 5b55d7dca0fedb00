import { FormCard } from '@portal/ui';
import { Form, FormErrorSummary, SubmitButton, useValidatedForm } from '@portal/ui/forms';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { FIELD_LABELS } from '#orders/form/field-labels.ts';
import { LocationValues, type OrderValues } from '#orders/form/order-values.ts';
import type { PinSource } from '#orders/site/pin-source.ts';
import { SiteFields } from '#orders/site/site-fields.tsx';
import { useFocusAfterRender } from '#orders/site/use-focus-after-render.ts';
import { useSitePin } from '#orders/site/use-site-pin.ts';
import { t } from '#text/t.ts';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface LocationStepProps {
  headingRef: StepHeadingRef;
  values: OrderValues;
  /** Who decided where the site is. */
  source: PinSource;
  onChange: (values: Partial<OrderValues>) => void;
  onSource: (source: PinSource) => void;
  onNext: () => void;
}

/** Step 1: where the site is. */
export function LocationStep({ headingRef, values, source, onChange, onSource, onNext }: LocationStepProps) {
  const { address, latitude, longitude } = values;
  const form = useValidatedForm(LocationValues, { address, latitude, longitude });
  useKeptForm(form, onChange);
  const pin = useSitePin({ form, values, source, onSource });
  const [noticeRef, showNotice] = useFocusAfterRender();
  const next = async () => {
    if (await pin.settle()) return onNext();
    showNotice();
  };
  return (
    <Form form={form} onSubmit={next}>
      <FormCard footer={<SubmitButton>{t('common.next')}</SubmitButton>}>
        <StepHeading headingRef={headingRef} step={1} note={t('common.requiredNote')}>
          {t('orderCreate.step1')}
        </StepHeading>
        <SiteFields
          pin={pin}
          source={source}
          address={address}
          onLeaveAddress={(left) => void pin.lookUp(left)}
          noticeRef={noticeRef}
        />
        <FormErrorSummary labels={FIELD_LABELS} />
      </FormCard>
    </Form>
  );
}
