import { Card, EmptyState, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type OrderListPlace, orderPlace } from './order-list-place.ts';

interface OrderListEmptyProps {
  place: OrderListPlace;
  onReset: (place: OrderListPlace) => void;
}

/** No orders at all, or none that match: each with what helps. */
export function OrderListEmpty({ place, onReset }: OrderListEmptyProps) {
  return (
    <Card>
      {isNarrowed(place) ? (
        <EmptyState
          body={t('order.emptyFiltered')}
          action={<SecondaryButton onPress={() => onReset(orderPlace.whole)}>{t('order.resetFilter')}</SecondaryButton>}
        />
      ) : (
        <EmptyState title={t('order.emptyTitle')} body={t('order.emptyBody')} />
      )}
    </Card>
  );
}
