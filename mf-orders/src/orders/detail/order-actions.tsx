import type { Order } from '@portal/contract/order';
import { LinkButton, TextButton } from '@portal/ui';
import { canChange, canStopSearch } from '#orders/order/order-actions.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { useSearchStop } from './use-search-stop.ts';

/** What can be done with the request as a whole. */
export function OrderActions({ order }: { order: Order }) {
  const { label, ask, isRunning } = useSearchStop(order);
  return (
    <>
      {canStopSearch(order) ? (
        <TextButton size="sm" isRunning={isRunning} onPress={ask}>
          {label}
        </TextButton>
      ) : null}
      {canChange(order) ? (
        <LinkButton size="sm" to={orderPaths.update(order.id)}>
          {t('orderDetail.edit')}
        </LinkButton>
      ) : null}
      <LinkButton size="sm" to={orderPaths.createFrom(order.id)}>
        {t('orderCreate.copy')}
      </LinkButton>
    </>
  );
}
