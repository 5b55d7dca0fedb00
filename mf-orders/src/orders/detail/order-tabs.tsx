import type { Order } from '@portal/contract/order';
import { useListAddress } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { TabLinks } from '@portal/ui';
import { useEffect } from 'react';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';

export type OrderTab = 'estimates' | 'facts' | 'papers';

interface OrderTabsProps {
  order: Pick<Order, 'id' | 'estimates'>;
  current: OrderTab;
}

/** The tabs of an order; each has its own address. */
export function OrderTabs({ order, current }: OrderTabsProps) {
  const { id, estimates } = order;
  const search = useEstimatesSearch(id, current === 'estimates');
  const tabs = [
    {
      name: 'estimates',
      to: { pathname: orderPaths.detail(id), search },
      label:
        estimates && estimates.total > 0
          ? t('orderDetail.tabEstimatesCount', { count: estimates.total })
          : t('orderDetail.tabEstimates'),
    },
    { name: 'facts', to: orderPaths.detailFacts(id), label: t('orderDetail.tabOrder') },
    { name: 'papers', to: orderPaths.papers(id), label: t('orderDetail.tabPapers') },
  ];
  return (
    <TabLinks
      label={t('orderDetail.title')}
      tabs={tabs.map(({ name, ...tab }) => ({ ...tab, isCurrent: name === current }))}
    />
  );
}

/** How the estimates are sorted, remembered while another tab is shown. */
function useEstimatesSearch(orderId: string, isShown: boolean): string {
  const [search] = useSearchParams();
  const [left, remember] = useListAddress(orderPaths.detail(orderId));
  const address = isShown ? estimateListParams.write(estimateListParams.read(search)) : left;
  useEffect(() => {
    if (address !== left) remember(address);
  }, [address, left, remember]);
  return address;
}
