import type { Order } from '@portal/shared/contract/order';
import { orderPaths } from '#order/order-paths.ts';
import { t } from '#text/t.ts';

export type OrderTab = 'estimates' | 'facts' | 'papers';

/** The tabs of an order; each has its own address. */
export function orderTabs({ id, estimates: { total } }: Pick<Order, 'id' | 'estimates'>, current: OrderTab) {
  const tab = (name: OrderTab, to: string, label: string) => ({ to, label, isCurrent: name === current });
  return [
    tab(
      'estimates',
      orderPaths.detail(id),
      total > 0 ? t('orderDetail.tabEstimatesCount', { count: total }) : t('orderDetail.tabEstimates'),
    ),
    tab('facts', orderPaths.detailFacts(id), t('orderDetail.tabOrder')),
    tab('papers', orderPaths.papers(id), t('orderDetail.tabPapers')),
  ];
}
