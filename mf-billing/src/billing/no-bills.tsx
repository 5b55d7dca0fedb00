import { Card, EmptyState, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { type BillingPlace, isNarrowed } from './billing-place.ts';

interface NoBillsProps {
  place: BillingPlace;
  onReset: () => void;
}

/** A month without bills, or filters without a match: each with what helps. */
export function NoBills({ place, onReset }: NoBillsProps) {
  const { year, month } = place;
  return (
    <Card>
      {isNarrowed(place) ? (
        <EmptyState
          body={t('billing.emptyFiltered')}
          action={<SecondaryButton onPress={onReset}>{t('billing.resetFilter')}</SecondaryButton>}
        />
      ) : (
        <EmptyState body={t('billing.empty', { year, month })} />
      )}
    </Card>
  );
}
