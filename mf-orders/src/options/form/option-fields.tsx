import { OPTION_TEXT_MAX } from '@portal/contract/option-change';
import { Text } from '@portal/ui';
import { FormErrorSummary, FormTextAreaField, FormTextField } from '@portal/ui/forms';
import { t } from '#text/t.ts';
import { AddressFields } from './address-fields.tsx';
import { RelatedOrderField } from './related-order-field.tsx';
import { ServicesField } from './services-field.tsx';
import { UsingPeriodFields } from './using-period-fields.tsx';

/** All fields of an application, new or being changed, and their errors. */
export const OptionFields = ({ savedProvince }: { savedProvince: string }) => (
  <>
    <Text tone="muted">{t('common.requiredNote')}</Text>
    <FormTextField name="name" label={t('option.name')} help={t('option.nameHelp')} autoComplete="off" required />
    <ServicesField />
    <RelatedOrderField />
    <AddressFields savedProvince={savedProvince} />
    <UsingPeriodFields />
    <FormTextAreaField
      name="others"
      label={t('option.remarks')}
      help={t('option.textHelp')}
      maxLength={OPTION_TEXT_MAX}
      required={false}
    />
    <FormErrorSummary />
  </>
);
