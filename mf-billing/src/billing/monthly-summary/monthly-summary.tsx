import type { MonthlyBilling } from '@portal/contract/monthly-billing';
import { type UseQueryResult, useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { formatDateWeekday, formatPeriod, formatYen, todayInTokyo } from '@portal/platform/text';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
import { Box, Card, Flex, Numeral, SkeletonText, Stack, StatusBadge, Text } from '@portal/ui';
import { NewMark, useMarkReadOnScreen } from '@portal/ui/pages';
import { BillRecordButton } from '#billing/bill/bill-record-button.tsx';
import { FailedLine } from '#billing/month/failed-line.tsx';
import { t } from '#text/t.ts';
import { closingDays } from './closing-days.ts';
import { MonthlyFacts } from './monthly-facts.tsx';
import { MonthlyIssues } from './monthly-issues.tsx';
import { SummaryDownloadButton } from './summary-download-button.tsx';

interface MonthlySummaryProps {
  year: number;
  month: number;
  closingDay: number;
}

/** The consolidated bill of the month, or that there is none yet, with its closing days. */
export function MonthlySummary({ year, month, closingDay }: MonthlySummaryProps) {
  const summary = useQuery({ ...monthlyBillingQueries.summary(year, month), meta: { dialog: false } });
  useMarkReadOnScreen(({ id }) => id === summary.data?.id);
  // The line of its number, where it may be corrected.
  const hasLine = useFeatures().includes('billCorrections');
  const days = closingDays({ year, month }, closingDay, todayInTokyo());
  const facts = [
    { term: t('billing.closingDate'), description: days.name },
    { term: t('billing.targetPeriod'), description: formatPeriod(days.startDate, days.closingDate) },
    { term: t('billing.nextClosingDate'), description: formatDateWeekday(days.nextClosingDate) },
    {
      term: t('billing.columnDueDate'),
      description: summary.data ? formatDateWeekday(summary.data.paymentDueDate) : t('common.notAvailable'),
    },
  ];
  return (
    <Card>
      <Flex align="center" wrap="wrap" columnGap="6" rowGap="3" minHeight={{ lg: '5.75rem' }}>
        <Box flex="1 1 12rem">
          <Flex align="center" gap="2">
            <Text tone="muted">{t('billing.summaryTotal', { month })}</Text>
            {summary.data ? (
              // No higher than the line.
              <Box marginBlock="-2.5">
                <BillRecordButton bill={{ ...summary.data, name: t('billing.summaryName', { month }) }} />
              </Box>
            ) : null}
            <NewMark key={summary.data?.id} isThis={({ id }) => id === summary.data?.id} />
          </Flex>
          <Flex align="center" wrap="wrap" columnGap="3" minHeight={{ base: '2.5rem', md: '2.875rem' }}>
            <Amount summary={summary} absent={t(hasLine ? 'common.notAvailable' : 'billing.summaryNotReady')} />
            {summary.data?.corrected?.length ? <StatusBadge tone="info">{t('billing.correction')}</StatusBadge> : null}
          </Flex>
        </Box>
        <MonthlyFacts items={facts} />
        <Stack
          gap="2"
          order={{ base: 2, md: 1, lg: 2 }}
          width={{ base: 'full', md: 'auto' }}
          minWidth={{ md: '18.5rem' }}
          // Keeps the place of the button until it is known whether there is a bill.
          minHeight={summary.isPending ? 'control' : undefined}
        >
          {summary.data ? <SummaryDownloadButton id={summary.data.id} month={month} /> : null}
        </Stack>
      </Flex>
      {hasLine ? (
        <Stack
          gap="4"
          justify="center"
          // One line, on a tablet two: what comes moves nothing below.
          minHeight={{ md: '3.125rem', lg: '1.5rem' }}
          boxSizing="content-box"
          borderTopWidth="1px"
          marginTop="4"
          paddingTop="3"
          fontSize="xs"
          color="fg.muted"
        >
          {summary.data ? <MonthlyIssues summary={summary.data} /> : null}
          {summary.data === null ? <Text>{t('billing.summaryNotReady')}</Text> : null}
        </Stack>
      ) : null}
    </Card>
  );
}

interface AmountProps {
  summary: UseQueryResult<MonthlyBilling | null>;
  /** In its place while there is none. */
  absent: string;
}

function Amount({ summary, absent }: AmountProps) {
  if (summary.isPending)
    return (
      <Box width="10rem">
        <SkeletonText lines={1} />
      </Box>
    );
  if (summary.isError) return <FailedLine text={t('billing.summaryFailed')} onRetry={() => summary.refetch()} />;
  if (summary.data === null) return <Text>{absent}</Text>;
  return (
    <Numeral fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" lineHeight="tight">
      {formatYen(summary.data.totalRent)}
    </Numeral>
  );
}
