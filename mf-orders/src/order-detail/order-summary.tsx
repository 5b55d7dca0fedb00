import type { Order } from '@portal/shared/contract/order';
import { formatNumber } from '@portal/shared/text';
import { AddressText, Card, DescriptionList, SectionHeading } from '@portal/shared/ui';
import { automobileTypeLabel } from '#order/automobile-type.ts';
import { periodText } from '#order/period-text.ts';
import { t } from '#text/t.ts';

/** The conditions in short, beside the estimates. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <Card as="aside" aria-labelledby="order-summary">
      <SectionHeading id="order-summary">{t('orderDetail.tabOrder')}</SectionHeading>
      <DescriptionList
        size="narrow"
        items={[
          { term: t('order.columnAddress'), description: <AddressText address={order.address} /> },
          { term: t('order.columnPeriod'), description: periodText(order) },
          {
            term: t('orderCreate.numberOfCars'),
            description: t('common.cars', { count: formatNumber(order.numberOfCars) }),
          },
          { term: t('orderCreate.automobileType'), description: automobileTypeLabel(order.automobileType) },
        ]}
      />
    </Card>
  );
}
