import { DEFAULT_LOCATION } from '@portal/shared/contract/order';
import { Form, FormErrorSummary, FormTextField, useValidatedForm } from '@portal/shared/form';
import { useGeoServices } from '@portal/shared/host';
import { FieldRow, FormCard, PrimaryButton, Stack, Text } from '@portal/shared/ui';
import { SitePicker } from '@portal/shared/ui/map';
import { parseCoordinate } from '#order/coordinates.ts';
import { isDefaultLocation, LocationValues, type OrderValues } from '#order/order-values.ts';
import { useKeptForm } from '#order-form/use-kept-form.ts';
import { t } from '#text/t.ts';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface LocationStepProps {
  headingRef: StepHeadingRef;
  values: OrderValues;
  onChange: (values: Partial<OrderValues>) => void;
  onNext: () => void;
}

/** Step 1: where the site is. */
export function LocationStep({ headingRef, values, onChange, onNext }: LocationStepProps) {
  const { address, latitude, longitude } = values;
  const form = useValidatedForm(LocationValues, { address, latitude, longitude });
  useKeptForm(form, onChange);
  const { tiles } = useGeoServices();
  return (
    <Form form={form} onSubmit={onNext}>
      <FormCard footer={<PrimaryButton type="submit">{t('common.next')}</PrimaryButton>}>
        <StepHeading headingRef={headingRef} step={1} note={t('common.requiredNote')}>
          {t('orderCreate.step1')}
        </StepHeading>
        <FormTextField
          name="address"
          label={t('orderCreate.address')}
          help={t('orderCreate.addressExample')}
          autoComplete="off"
          required
        />
        <SitePicker
          label={t('map.label')}
          tiles={tiles}
          at={{
            latitude: parseCoordinate(latitude) ?? DEFAULT_LOCATION.latitude,
            longitude: parseCoordinate(longitude) ?? DEFAULT_LOCATION.longitude,
          }}
          isChosen={!isDefaultLocation(values)}
          onPick={(point) => {
            form.setValue('latitude', String(point.latitude));
            form.setValue('longitude', String(point.longitude));
          }}
        />
        <Stack gap="2">
          <Text>
            {t('orderCreate.coordinatesHelp')}
            {isDefaultLocation(values) ? t('orderCreate.coordinatesInitial') : null}
          </Text>
          <FieldRow>
            <FormTextField
              name="latitude"
              label={t('orderCreate.latitude')}
              help={t('common.example', { text: '35.690921' })}
              inputMode="decimal"
              required
            />
            <FormTextField
              name="longitude"
              label={t('orderCreate.longitude')}
              help={t('common.example', { text: '139.700258' })}
              inputMode="decimal"
              required
            />
          </FieldRow>
        </Stack>
        <FormErrorSummary />
      </FormCard>
    </Form>
  );
}
