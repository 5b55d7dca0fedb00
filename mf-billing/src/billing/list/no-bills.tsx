import { Card, EmptyState, JapaneseYenIcon, ListFilterIcon, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { type BillingListParams, isNarrowed } from './billing-list-params.ts';

interface NoBillsProps {
  params: BillingListParams;
  onReset: () => void;
}

/** A month without bills, or filters without a match: each with what helps. */
export function NoBills({ params, onReset }: NoBillsProps) {
  const { year, month } = params;
  return (
    <Card>
      {isNarrowed(params) ? (
        <EmptyState
          icon={<ListFilterIcon />}
          body={t('billing.emptyFiltered')}
          action={<SecondaryButton onPress={onReset}>{t('filter.reset')}</SecondaryButton>}
        />
      ) : (
        <EmptyState icon={<JapaneseYenIcon />} body={t('billing.empty', { year, month })} />
      )}
    </Card>
  );
}
