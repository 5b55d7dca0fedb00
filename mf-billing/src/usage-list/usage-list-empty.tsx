import { Card, EmptyState, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type UsageListPlace, usagePlace } from './usage-list-place.ts';

interface UsageListEmptyProps {
  place: UsageListPlace;
  onReset: (place: UsageListPlace) => void;
}

/** No contract at all, or none that matches: then with what helps. */
export const UsageListEmpty = ({ place, onReset }: UsageListEmptyProps) => (
  <Card>
    {isNarrowed(place) ? (
      <EmptyState
        body={t('usage.emptyFiltered')}
        action={<SecondaryButton onPress={() => onReset(usagePlace.whole)}>{t('usage.resetFilter')}</SecondaryButton>}
      />
    ) : (
      <EmptyState body={t('usage.empty')} />
    )}
  </Card>
);
