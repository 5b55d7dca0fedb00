import type { Order } from '@portal/contract/order';
import { useBackToList } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { listedOrderName, orderQueries } from '@portal/queries/order';
import { Page, PageMenu, UserText, useViewport } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import type { ReactNode } from 'react';
import { orderPaths } from '#orders/order/order-paths.ts';
import { OrderStatusBadge } from '#orders/order/order-status-badge.tsx';
import { OrderTimeline } from '#orders/timeline/order-timeline.tsx';
import { t } from '#text/t.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFrameSkeleton } from './order-frame-skeleton.tsx';
import { OrderKeyFacts } from './order-key-facts.tsx';
import { type OrderTab, OrderTabs } from './order-tabs.tsx';

interface OrderFrameProps {
  tab: OrderTab;
  /** The title of the browser's tab. */
  tabTitle: string;
  /** Shown below the tabs while the order is loading. */
  loading: ReactNode;
  children: (order: Order) => ReactNode;
}

/** What the tabs of one order share: the way back, its name and state, its key facts, the tabs themselves. */
export function OrderFrame({ tab, tabTitle, loading, children }: OrderFrameProps) {
  const { id = '' } = useParams();
  const back = useBackToList(orderPaths.list, t('orderDetail.back'));
  // A failure is shown in place: an unknown order does not need a dialog.
  const query = useQuery({ ...orderQueries.detail(id), meta: { dialog: false } });
  const client = useQueryClient();
  const isPhone = useViewport() === 'mobile';
  const order = query.data;
  if (!order) {
    return (
      <Page
        title={query.isPending ? null : tabTitle}
        listedTitle={listedOrderName(client, id)}
        tabTitle={tabTitle}
        back={back}
        actions={isPhone && query.isPending ? <PageMenu label={t('actions.more')} items={[]} /> : null}
        hasSmallActions={isPhone}
      >
        <ReadView
          query={query}
          loading={<OrderFrameSkeleton>{loading}</OrderFrameSkeleton>}
          notFound={<NotFoundCard back={back} />}
        >
          {() => null}
        </ReadView>
      </Page>
    );
  }
  return (
    <Page
      title={order.name}
      heading={<UserText>{order.name}</UserText>}
      tabTitle={tabTitle}
      back={back}
      titleAside={<OrderStatusBadge status={order.status} />}
      actions={<OrderActions order={order} />}
      hasSmallActions={isPhone}
      facts={<OrderKeyFacts order={order} />}
    >
      <OrderTimeline key={`timeline-${order.id}`} order={order} />
      <OrderTabs key={`tabs-${order.id}`} order={order} current={tab} />
      {children(order)}
    </Page>
  );
}
