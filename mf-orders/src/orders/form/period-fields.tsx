import { isInOrder } from '@portal/contract/values/period';
import { DateString } from '@portal/contract/values/primitives';
import { daysInPeriod, formatNumber } from '@portal/platform/text';
import { FieldRow, Stack, Text } from '@portal/ui';
import { FormDateField } from '@portal/ui/date';
import { useWatch } from '@portal/ui/forms';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { PastNotice } from './past-notice.tsx';

interface PeriodFieldsProps {
  /** The period that the order has already. */
  registered?: { startDate: string; endDate: string } | undefined;
}

/** First and last day of use, the length, and a notice about days in the past. */
export function PeriodFields({ registered }: PeriodFieldsProps) {
  const [startDate, endDate]: unknown[] = useWatch({ name: ['startDate', 'endDate'] });
  const start = v.is(DateString, startDate) ? startDate : null;
  const end = v.is(DateString, endDate) ? endDate : null;
  return (
    <Stack gap="2">
      <FieldRow>
        <FormDateField
          name="startDate"
          label={t('orderCreate.startDate')}
          help={t('common.example', { text: '2026/12/01' })}
          required
        />
        <FormDateField
          name="endDate"
          label={t('orderCreate.endDate')}
          help={t('common.example', { text: '2027/03/31' })}
          error={start && end && !isInOrder(start, end) ? t('validation.dateOrder') : undefined}
          required
        />
      </FieldRow>
      <Stack gap="2" aria-live="polite">
        <Text tone="muted">
          {start && end && isInOrder(start, end)
            ? t('orderCreate.periodDays', { days: formatNumber(daysInPeriod(start, end)) })
            : ''}
        </Text>
        <PastNotice startDate={start} endDate={end} registered={registered} />
      </Stack>
    </Stack>
  );
}
