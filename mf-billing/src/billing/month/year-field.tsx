import { todayInTokyo } from '@portal/platform/text';
import { StepSelect } from '@portal/ui/choice';
import { billingYears } from '#billing/list/billing-list-params.ts';
import { t } from '#text/t.ts';

export const YearField = ({ year, onChange }: { year: number; onChange: (year: number) => void }) => (
  <StepSelect
    label={t('billing.year')}
    options={billingYears(todayInTokyo()).map((value) => ({
      value: String(value),
      label: t('common.year', { year: value }),
    }))}
    value={String(year)}
    onChange={(chosen) => onChange(Number(chosen))}
    backLabel={t('billing.yearBefore')}
    onLabel={t('billing.yearAfter')}
  />
);
