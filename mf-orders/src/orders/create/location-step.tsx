import { FormCard, Stack, Text } from '@portal/ui';
import { Form, FormErrorSummary, SubmitButton, useValidatedForm } from '@portal/ui/forms';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { FIELD_LABELS } from '#orders/form/field-labels.ts';
import { LocationValues, type OrderValues } from '#orders/form/order-values.ts';
import { AddressField } from '#orders/site/address-field.tsx';
import { CoordinatesFields } from '#orders/site/coordinates-fields.tsx';
import { PinMap } from '#orders/site/pin-map.tsx';
import type { PinSource } from '#orders/site/pin-source.ts';
import { PinStatus } from '#orders/site/pin-status.tsx';
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
        <AddressField onChoose={pin.choose} onLeave={(left) => void pin.lookUp(left)} />
        <Stack gap="3">
          <Text tone="muted">{t('map.pickHelp')}</Text>
          <PinMap {...pin.at} isChosen={pin.isPlaced} onPick={pin.pick} />
          <PinStatus
            pin={pin}
            source={source}
            address={address}
            noticeRef={noticeRef}
            onAddress={(town) => form.setValue('address', town)}
          />
          <CoordinatesFields onType={pin.typed} />
        </Stack>
        <FormErrorSummary labels={FIELD_LABELS} />
      </FormCard>
    </Form>
  );
}
