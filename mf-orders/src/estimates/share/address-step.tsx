import { SHARE_EMAILS_MAX } from '@portal/contract/order-change';
import { REMARKS_MAX } from '@portal/contract/order-create';
import { FormCard, PrimaryButton, TextButton } from '@portal/ui';
import { ChipsField, chipsFinished } from '@portal/ui/chips';
import { Form, FormErrorSummary, FormTextAreaField, useBoundField, useValidatedForm } from '@portal/ui/forms';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import { AddressValues } from './address-form.ts';
import { ADDRESS_RULE, isAddress } from './mail-list.ts';

interface AddressStepProps {
  headingRef: StepHeadingRef;
  values: AddressValues;
  onChange: (values: AddressValues) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Step 1: to whom, and with which words. */
export function AddressStep({ headingRef, values, onChange, onBack, onNext }: AddressStepProps) {
  const { addresses, remarks } = values;
  const form = useValidatedForm(AddressValues, { addresses, remarks });
  useKeptForm(form, onChange);
  const finishTyping = () => form.setValue('addresses', chipsFinished(ADDRESS_RULE, form.getValues('addresses')));
  return (
    <Form form={form} onSubmit={onNext}>
      <FormCard
        footer={
          <>
            <TextButton onPress={onBack}>{t('common.back')}</TextButton>
            <PrimaryButton type="submit" onPress={finishTyping}>
              {t('share.toConfirm')}
            </PrimaryButton>
          </>
        }
      >
        <StepHeading headingRef={headingRef} current={2} total={4}>
          {t('share.step1')}
        </StepHeading>
        <AddressField />
        <FormTextAreaField
          name="remarks"
          label={t('share.remarks')}
          help={t('share.remarksHelp', { max: REMARKS_MAX })}
          maxLength={REMARKS_MAX}
          required={false}
        />
        <FormErrorSummary />
      </FormCard>
    </Form>
  );
}

const AddressField = () => (
  <ChipsField
    {...useBoundField('addresses')}
    label={t('share.emails')}
    help={`${t('share.emailsHelp', { comma: ',' })}${t('share.limit', { max: SHARE_EMAILS_MAX })}`}
    rule={ADDRESS_RULE}
    isWrong={(address) => !isAddress(address)}
    inputMode="email"
    autoComplete="off"
    required
  />
);
