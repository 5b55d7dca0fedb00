import { Card, EmptyState, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type OptionListPlace, optionPlace } from './option-list-place.ts';

interface OptionListEmptyProps {
  place: OptionListPlace;
  onReset: (place: OptionListPlace) => void;
}

/** No applications at all, or none that match: each with what helps. */
export const OptionListEmpty = ({ place, onReset }: OptionListEmptyProps) => (
  <Card>
    {isNarrowed(place) ? (
      <EmptyState
        body={t('option.emptyFiltered')}
        action={<SecondaryButton onPress={() => onReset(optionPlace.whole)}>{t('order.resetFilter')}</SecondaryButton>}
      />
    ) : (
      <EmptyState title={t('option.empty')} body={t('option.emptyBody')} />
    )}
  </Card>
);
