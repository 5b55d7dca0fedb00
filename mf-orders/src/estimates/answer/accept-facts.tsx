import type { Order } from '@portal/contract/order';
import { formatNumber, formatWalk } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, DescriptionList, Text } from '@portal/ui';
import { marksOf } from '#estimates/estimate/estimate-marks.ts';
import { MarkTag } from '#estimates/estimate/mark-tags.tsx';
import { automobileTypeLabel } from '#orders/order/automobile-type.ts';
import { carsText } from '#orders/order/cars-text.ts';
import { periodText } from '#orders/order/period-text.ts';
import { Rent } from '#orders/order/rent.tsx';
import { t } from '#text/t.ts';
import { EstimateName } from './estimate-name.tsx';

export interface AcceptFactsProps {
  estimate: NumberedEstimate;
  order: Order;
}

/** What the customer is about to accept, since the list may no longer be visible. */
export function AcceptFacts({ estimate, order }: AcceptFactsProps) {
  const { minutesOnFoot, monthlyRent } = estimate;
  return (
    <>
      <EstimateName estimate={estimate} />
      <Box borderWidth="1px" borderRadius="10px" bg="bg" paddingInline="4" paddingBlock="3">
        <DescriptionList
          size="pairs"
          items={[
            { term: t('orderCreate.constructionName'), description: order.name },
            { term: t('estimate.fromSite'), description: formatWalk(minutesOnFoot) },
            { term: t('order.columnPeriod'), description: periodText(order) },
            { term: t('order.columnCars'), description: <Cars estimate={estimate} order={order} /> },
            { term: t('orderCreate.automobileType'), description: automobileTypeLabel(order.automobileType) },
            { term: t('estimate.rent'), description: <Rent monthlyRent={monthlyRent} /> },
          ]}
        />
      </Box>
    </>
  );
}

/** How many cars are asked for, how many spaces are free, and whether that is too few. */
function Cars({ estimate, order }: AcceptFactsProps) {
  const vacant = t('estimate.vacant', { count: formatNumber(estimate.vacancy) });
  const isShort = marksOf([estimate], order.numberOfCars)(estimate).includes('short');
  return (
    <>
      <span>{carsText(order)}</span> <Text as="span" tone="muted">{`（${vacant}）`}</Text>
      {isShort ? <MarkTag mark="short" /> : null}
    </>
  );
}
