import { Card, EmptyState, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import type { BillingPlace } from './billing-place.ts';

interface BillingEmptyProps {
  place: BillingPlace;
  onReset: () => void;
}

/** A month without bills, or a keyword without matches: each with what helps. */
export function BillingEmpty({ place: { year, month, q }, onReset }: BillingEmptyProps) {
  return (
    <Card>
      {q === '' ? (
        <EmptyState body={t('billing.empty', { year, month })} />
      ) : (
        <EmptyState
          body={t('billing.emptyFiltered')}
          action={<SecondaryButton onPress={onReset}>{t('billing.resetFilter')}</SecondaryButton>}
        />
      )}
    </Card>
  );
}
