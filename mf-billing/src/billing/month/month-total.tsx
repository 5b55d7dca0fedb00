import type { listBillings } from '@portal/contract/billing';
import type { CallAnswer } from '@portal/contract/call';
import type { UseQueryResult } from '@portal/platform/query';
import { formatDateWeekday, formatNumber, formatYen } from '@portal/platform/text';
import { Box, Flex, Numeral, SkeletonText, Text } from '@portal/ui';
import { type BillingListParams, isNarrowed } from '#billing/list/billing-list-params.ts';
import { t } from '#text/t.ts';
import { sharedDueDate } from './shared-due-date.ts';

type Answer = CallAnswer<typeof listBillings>;

interface MonthTotalProps {
  params: BillingListParams;
  bills: UseQueryResult<Answer>;
}

/** The total of all matching bills of the month, not only of those on this page [3.34]. */
export function MonthTotal({ params, bills }: MonthTotalProps) {
  const { month } = params;
  return (
    <Flex
      direction="column"
      justify="center"
      flex={{ md: '0 0 16rem', lg: '0 0 18.75rem' }}
      padding={{ base: '4', md: '5' }}
      borderTopWidth={{ base: '1px', md: 0 }}
      borderInlineStartWidth={{ md: '1px' }}
      aria-busy={bills.isPlaceholderData}
      opacity={bills.isPlaceholderData ? 0.55 : 1}
    >
      <Text tone="muted">{isNarrowed(params) ? t('billing.totalFiltered') : t('billing.total', { month })}</Text>
      <Box minHeight={{ base: '3.75rem', md: '4.5rem' }}>
        {bills.data ? <Total answer={bills.data} /> : <NoTotal isFailed={bills.isError} />}
      </Box>
    </Flex>
  );
}

function Total({
  answer: {
    billings,
    monthTotalRent,
    pagination: { totalRecords },
  },
}: {
  answer: Answer;
}) {
  const dueDate = sharedDueDate(billings, totalRecords);
  return (
    <>
      <Numeral fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" lineHeight="tight">
        {monthTotalRent === null ? t('common.notAvailable') : formatYen(monthTotalRent)}
      </Numeral>
      <Flex wrap="wrap" columnGap="2" fontSize="sm" color="fg.muted">
        <Numeral>{totalRecords === null ? '' : t('billing.totalCount', { count: formatNumber(totalRecords) })}</Numeral>
        {dueDate ? <Numeral>{t('billing.totalDueDate', { date: formatDateWeekday(dueDate) })}</Numeral> : null}
      </Flex>
    </>
  );
}

const NoTotal = ({ isFailed }: { isFailed: boolean }) =>
  isFailed ? (
    <Text>{t('common.notAvailable')}</Text>
  ) : (
    <Box paddingBlock="2">
      <SkeletonText lines={2} />
    </Box>
  );
