import type { Order } from '@portal/contract/order';
import { formatInstantDate } from '@portal/platform/text';
import { AddressText, Card, DescriptionList, SectionHeading } from '@portal/ui';
import { automobileTypeLabel } from '#orders/order/automobile-type.ts';
import { carsText } from '#orders/order/cars-text.ts';
import { contactText } from '#orders/order/contact-name.ts';
import { coordinatesText } from '#orders/order/coordinates.ts';
import { periodText } from '#orders/order/period-text.ts';
import { t } from '#text/t.ts';
import { OrderAttachments } from './order-attachments.tsx';

/** All conditions of the order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Card as="section" aria-labelledby="order-facts">
      <SectionHeading id="order-facts">{t('orderDetail.tabOrder')}</SectionHeading>
      <DescriptionList
        items={[
          { term: t('orderCreate.constructionName'), description: order.name },
          { term: t('orderCreate.address'), description: <AddressText address={order.address} /> },
          {
            term: t('orderCreate.coordinates'),
            description: order.location ? coordinatesText(order.location) : t('common.notAvailable'),
          },
          { term: t('order.columnPeriod'), description: periodText(order) },
          { term: t('orderCreate.numberOfCars'), description: carsText(order) },
          { term: t('orderCreate.automobileType'), description: automobileTypeLabel(order.automobileType) },
          { term: t('orderCreate.remarks'), description: order.remarks || t('common.none') },
          { term: t('orderCreate.attachments'), description: <OrderAttachments attachments={order.attachments} /> },
          { term: t('order.columnAccount'), description: contactText(order.contact) },
          { term: t('order.columnCreatedAt'), description: formatInstantDate(order.createdAt) },
        ]}
      />
    </Card>
  );
}
