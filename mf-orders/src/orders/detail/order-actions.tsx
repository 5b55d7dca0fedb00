import type { Order } from '@portal/contract/order';
import { LinkButton, PageMenu, TextButton, useViewport } from '@portal/ui';
import { canChange, canStopSearch } from '#orders/order/order-actions.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { useSearchStop } from './use-search-stop.ts';

/** What can be done with the request as a whole: buttons, or three dots on a phone. */
export function OrderActions({ order }: { order: Order }) {
  const isPhone = useViewport() === 'mobile';
  const { label, ask, isRunning } = useSearchStop(order);
  const stop = canStopSearch(order) ? { label, onPress: ask } : null;
  const change = canChange(order) ? { label: t('orderDetail.edit'), to: orderPaths.update(order.id) } : null;
  const copy = { label: t('orderCreate.copy'), to: orderPaths.createFrom(order.id) };
  if (isPhone)
    return (
      <PageMenu
        label={t('actions.more')}
        items={[change, copy, stop].filter((entry) => entry !== null)}
        isRunning={isRunning}
      />
    );
  return (
    <>
      {stop ? (
        <TextButton size="sm" isRunning={isRunning} onPress={stop.onPress}>
          {stop.label}
        </TextButton>
      ) : null}
      {change ? (
        <LinkButton size="sm" to={change.to}>
          {change.label}
        </LinkButton>
      ) : null}
      <LinkButton size="sm" to={copy.to}>
        {copy.label}
      </LinkButton>
    </>
  );
}
