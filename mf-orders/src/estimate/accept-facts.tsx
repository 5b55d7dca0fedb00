import type { Estimate } from '@portal/shared/contract/estimate';
import type { Order } from '@portal/shared/contract/order';
import { formatNumber, formatYen } from '@portal/shared/text';
import { AddressText, AsWritten, Box, DescriptionList, Flex, Heading, Text } from '@portal/shared/ui';
import { automobileTypeLabel } from '#order/automobile-type.ts';
import { periodText } from '#order/period-text.ts';
import { t } from '#text/t.ts';
import { EstimateMark } from './estimate-mark.tsx';
import { walkText } from './estimate-rules.ts';

export interface AcceptFactsProps {
  estimate: Estimate;
  /** Of the estimate, as in the list. */
  number: number;
  order: Order;
}

/** What the customer is about to accept, since the list may no longer be visible. */
export function AcceptFacts({ estimate, number, order }: AcceptFactsProps) {
  const { status, parkingName, address, minutesOnFoot, monthlyRent, vacancy } = estimate;
  const cars = t('common.cars', { count: formatNumber(order.numberOfCars) });
  const vacant = t('estimate.vacant', { count: formatNumber(vacancy) });
  return (
    <>
      <Flex gap="3" align="center">
        <EstimateMark status={status} number={number} />
        <Box minWidth="0">
          <Heading as="h3" size="item">
            <AsWritten>{parkingName}</AsWritten>
          </Heading>
          <Text tone="muted">
            <AddressText address={address} />
          </Text>
        </Box>
      </Flex>
      <Box borderWidth="1px" borderRadius="10px" bg="bg" paddingInline="4" paddingBlock="3">
        <DescriptionList
          size="pairs"
          items={[
            { term: t('orderCreate.constructionName'), description: order.name },
            { term: t('estimate.fromSite'), description: walkText(minutesOnFoot) },
            { term: t('order.columnPeriod'), description: periodText(order) },
            {
              term: t('order.columnCars'),
              description: (
                <>
                  {cars} <Text as="span" tone="muted">{`（${vacant}）`}</Text>
                </>
              ),
            },
            { term: t('orderCreate.automobileType'), description: automobileTypeLabel(order.automobileType) },
            { term: t('estimate.rent'), description: <strong>{formatYen(monthlyRent)}</strong> },
          ]}
        />
      </Box>
    </>
  );
}
