import { isInOrder } from '@portal/contract/values/period';
import { DateString } from '@portal/contract/values/primitives';
import { FieldRow } from '@portal/ui';
import { FormDateField } from '@portal/ui/date';
import { useWatch } from '@portal/ui/forms';
import * as v from 'valibot';
import { t } from '#text/t.ts';

/** When it is needed: both days or none, in order [5.19, 5.20]. */
export function UsingPeriodFields() {
  const [start, end]: unknown[] = useWatch({ name: ['usingStartTime', 'usingEndTime'] });
  const isReversed = v.is(DateString, start) && v.is(DateString, end) && !isInOrder(start, end);
  return (
    <FieldRow>
      <FormDateField
        name="usingStartTime"
        label={t('option.startDate')}
        help={t('common.example', { text: '2026/12/01' })}
        required={false}
      />
      <FormDateField
        name="usingEndTime"
        label={t('option.endDate')}
        help={t('common.example', { text: '2027/03/31' })}
        error={isReversed ? t('validation.dateOrder') : undefined}
        required={false}
      />
    </FieldRow>
  );
}
