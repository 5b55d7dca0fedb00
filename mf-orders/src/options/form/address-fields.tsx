import { Fieldset, Flex, Grid, RequirementBadge, Text } from '@portal/ui';
import { FormSelectField, FormTextField } from '@portal/ui/forms';
import { useId } from 'react';
import { t } from '#text/t.ts';
import { provinceChoices } from './prefectures.ts';

/** The place of the service: all three fields or none [5.18]. */
export function AddressFields({ savedProvince }: { savedProvince: string }) {
  const helpId = useId();
  const provinces = provinceChoices(savedProvince).map((name) => ({ value: name, label: name }));
  return (
    <Fieldset aria-describedby={helpId}>
      <Flex as="legend" align="center" gap="2" fontWeight="bold">
        <span>{t('option.columnAddress')}</span>
        <RequirementBadge required={false} />
      </Flex>
      <Text tone="muted" id={helpId} marginBottom="2">
        {t('option.addressHelp')}
      </Text>
      <Grid
        templateColumns={{ base: '1fr', md: '11.25rem 1fr 1.4fr' }}
        gap="4"
        alignItems="start"
        css={{ '& label': { fontWeight: 'normal', fontSize: 'sm' } }}
      >
        <FormSelectField
          name="province"
          label={t('option.province')}
          options={[{ value: '', label: t('common.unset') }, ...provinces]}
        />
        <FormTextField name="district" label={t('option.district')} autoComplete="off" />
        <FormTextField name="street" label={t('option.street')} autoComplete="off" />
      </Grid>
    </Fieldset>
  );
}
