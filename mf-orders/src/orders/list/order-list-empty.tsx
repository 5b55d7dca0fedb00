import { Card, EmptyState, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type OrderListParams, orderListParams } from './order-list-params.ts';

interface OrderListEmptyProps {
  params: OrderListParams;
  onReset: (params: OrderListParams) => void;
}

/** No orders at all, or none that match: each with what helps. */
export function OrderListEmpty({ params, onReset }: OrderListEmptyProps) {
  return (
    <Card>
      {isNarrowed(params) ? (
        <EmptyState
          body={t('order.emptyFiltered')}
          action={
            <SecondaryButton onPress={() => onReset(orderListParams.defaults)}>{t('filter.reset')}</SecondaryButton>
          }
        />
      ) : (
        <EmptyState title={t('order.emptyTitle')} body={t('order.emptyBody')} />
      )}
    </Card>
  );
}
