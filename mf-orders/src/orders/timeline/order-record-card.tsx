import type { Order } from '@portal/contract/order';
import { useQuery } from '@portal/platform/query';
import { formatInstantShort } from '@portal/platform/text';
import { estimateQueries } from '@portal/queries/estimate';
import { Box, Card, Flex, SectionHeading, Text, TextButton, UserText } from '@portal/ui';
import { useState } from 'react';
import { personText } from '#orders/order/contact-name.ts';
import { useOrderPapers } from '#orders/order/use-order-papers.ts';
import { t } from '#text/t.ts';
import { type OrderRecord, orderRecords } from './order-records.ts';

const SHOWN_AT_FIRST = 3;

/** What has happened at this site, and who did it. It needs nothing that the page does not read for something else. */
export function OrderRecordCard({ order }: { order: Order }) {
  const [isWhole, setIsWhole] = useState(false);
  // The board above reads them, and shows their failure.
  const estimates = useQuery({ ...estimateQueries.list(order.id), enabled: false });
  const { papers = [], isAwaited } = useOrderPapers(order);
  if (!estimates.data || isAwaited) return null;
  const records = orderRecords({ order, estimates: estimates.data, papers });
  return (
    <Card as="section" aria-labelledby="order-records">
      <SectionHeading id="order-records">{t('orderRecord.title')}</SectionHeading>
      <ol>
        {(isWhole ? records : records.slice(0, SHOWN_AT_FIRST)).map((record) => (
          <Line key={`${record.at}-${record.what}`} record={record} />
        ))}
      </ol>
      {records.length > SHOWN_AT_FIRST && !isWhole ? (
        <Box marginInlineStart="-2.5">
          <TextButton size="sm" onPress={() => setIsWhole(true)}>
            {t('orderRecord.all', { count: records.length })}
          </TextButton>
        </Box>
      ) : null}
    </Card>
  );
}

const Line = ({ record: { at, what, by } }: { record: OrderRecord }) => (
  <Flex
    as="li"
    direction={{ base: 'column', md: 'row' }}
    columnGap="6"
    paddingBlock="2.5"
    fontSize="sm"
    css={{ '&:not(:last-child)': { borderBottomWidth: '1px' } }}
  >
    <Box flexShrink="0" width={{ md: '9rem' }} fontVariantNumeric="tabular-nums">
      <Text tone="muted">{formatInstantShort(at)}</Text>
    </Box>
    <Box flex="1" minWidth="0">
      <UserText>{what}</UserText>
    </Box>
    {by ? (
      // A long department leaves room for what was done.
      <Box maxWidth={{ md: '40%' }} textAlign={{ md: 'end' }}>
        <Text tone="muted">{by === 'us' ? t('orderRecord.us') : personText(by)}</Text>
      </Box>
    ) : null}
  </Flex>
);
