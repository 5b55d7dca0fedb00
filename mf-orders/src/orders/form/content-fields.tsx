import { REMARKS_MAX } from '@portal/contract/order-create';
import { FieldRow, type Option } from '@portal/ui';
import { FormNumberField, FormSelectField, FormTextAreaField, FormTextField } from '@portal/ui/forms';
import { t } from '#text/t.ts';
import { PeriodFields } from './period-fields.tsx';

interface ContentFieldsProps {
  automobileTypes: readonly Option[];
  /** The period that the order has already. */
  registered?: { startDate: string; endDate: string } | undefined;
}

/** What is needed: of a new order, and of one that is changed. */
export const ContentFields = ({ automobileTypes, registered }: ContentFieldsProps) => (
  <>
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
        options={automobileTypes}
        required
      />
    </FieldRow>
    <PeriodFields registered={registered} />
    <FormTextAreaField
      name="remarks"
      label={t('orderCreate.remarks')}
      help={t('orderCreate.remarksHelp')}
      maxLength={REMARKS_MAX}
      required={false}
    />
  </>
);
