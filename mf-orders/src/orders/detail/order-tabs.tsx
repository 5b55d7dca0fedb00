import type { NotificationKind } from '@portal/contract/notification';
import type { Order } from '@portal/contract/order';
import { type SlotFill, useListAddress } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { formatNumber } from '@portal/platform/text';
import { TabLinks } from '@portal/ui';
import { NewTabMark, SlotBoundary } from '@portal/ui/pages';
import { useEffect } from 'react';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { useOrderPapers } from '#orders/order/use-order-papers.ts';
import { t } from '#text/t.ts';
import { useOrderSlots } from './use-order-slots.ts';

export type OrderTab = 'estimates' | 'facts' | 'papers' | 'usage' | 'bills';

interface OrderTabsProps {
  order: Pick<Order, 'id' | 'estimates'>;
  current: OrderTab;
}

/** The tabs of an order; each has its own address. The last two are there where another area fills them. */
export function OrderTabs({ order, current }: OrderTabsProps) {
  const { id, estimates } = order;
  const { usage, bills } = useOrderSlots('late');
  const { papers } = useOrderPapers(order);
  const countOf = (fill: SlotFill<{ orderId: string }> | undefined) =>
    fill ? (
      <SlotBoundary isQuiet>
        <fill.Count orderId={id} />
      </SlotBoundary>
    ) : null;
  // What is new on the tab that is shown is marked there.
  const newOf = (kind: NotificationKind, tab: OrderTab) =>
    tab === current ? undefined : <NewTabMark isThis={(one) => one.kind === kind && one.order?.id === id} />;
  const tabs = [
    {
      name: 'estimates',
      to: { pathname: orderPaths.detail(id), search: useEstimatesSearch(id, current === 'estimates') },
      label: t('orderDetail.tabEstimates'),
      count: estimates ? formatNumber(estimates.total) : null,
      mark: newOf('estimate', 'estimates'),
    },
    { name: 'facts', to: orderPaths.detailFacts(id), label: t('orderDetail.tabOrder') },
    {
      name: 'papers',
      to: orderPaths.papers(id),
      label: t('orderDetail.tabPapers'),
      count: papers ? formatNumber(papers.length) : undefined,
      mark: newOf('contractPaper', 'papers'),
    },
    // While nobody knows they have their place, so that nothing moves when they come.
    ...(usage === null
      ? []
      : [{ name: 'usage', to: orderPaths.usage(id), label: t('orderDetail.tabUsage'), count: countOf(usage) }]),
    ...(bills === null
      ? []
      : [
          {
            name: 'bills',
            to: orderPaths.bills(id),
            label: t('orderDetail.tabBills'),
            count: countOf(bills),
            mark: newOf('bill', 'bills'),
          },
        ]),
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
