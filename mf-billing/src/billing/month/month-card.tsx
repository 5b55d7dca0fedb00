import type { SetListParams } from '@portal/platform';
import type { UseQueryResult } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import type { MonthCount } from '@portal/queries/billing';
import { Box, Card, Flex, Heading, Text, useViewport } from '@portal/ui';
import { BarChoice } from '@portal/ui/choice';
import type { ReactNode } from 'react';
import { isMonthInRange, isSearch, rangeGrownTo, rangeOfMonth } from '#billing/list/bill-search.ts';
import type { BillingListParams } from '#billing/list/billing-list-params.ts';
import { t } from '#text/t.ts';
import { FailedLine } from './failed-line.tsx';
import { monthBars } from './month-choice.ts';
import { YearField } from './year-field.tsx';

interface MonthCardProps {
  params: BillingListParams;
  months: UseQueryResult<MonthCount[]>;
  go: SetListParams<BillingListParams>;
  /** Beside the bars: the total of the chosen month. */
  children?: ReactNode;
}

/** On paper the year and the total say which month it is. */
const NOT_ON_PAPER = { display: 'none' };

/**
 * The months of the year with their counts, and the total. On a phone the bars give way to what a search has found.
 */
export function MonthCard({ children, ...bars }: MonthCardProps) {
  const hasBars = useViewport() !== 'mobile' || !isSearch(bars.params);
  if (!hasBars && !children) return null;
  return (
    <Card padded={false}>
      <Flex direction={{ base: 'column', md: 'row' }}>
        {hasBars ? <MonthBars {...bars} /> : null}
        {children}
      </Flex>
    </Card>
  );
}

/** Bars to choose a month from. In a search a bar sets 請求日 to its month, with Shift the range grows to it. */
function MonthBars({ params, months, go }: Omit<MonthCardProps, 'children'>) {
  const canSearch = useFeatures().includes('billSearch');
  return (
    <Box flex="1 1 0" minWidth="0" paddingInline={{ base: '3', md: '5' }} paddingTop="4" paddingBottom="3">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" minHeight="7" marginBottom="1">
        <Flex align="center" wrap="wrap" columnGap="3" _print={NOT_ON_PAPER}>
          <Heading size="item" color="fg.muted">
            {t('billing.byMonth')}
          </Heading>
          <CountsNote months={months} />
        </Flex>
        <Box marginInlineStart="auto">
          <YearField year={params.year} onChange={(year) => go({ year })} />
        </Box>
      </Flex>
      <Box _print={NOT_ON_PAPER}>
        <BarChoice
          label={t('billing.month')}
          options={monthBars(months.data).map((bar) => ({
            ...bar,
            isMarked: isMonthInRange(params, params.year, Number(bar.value)),
          }))}
          value={isSearch(params) ? '' : String(params.month)}
          onChange={(month) =>
            go(isSearch(params) ? rangeOfMonth(params.year, Number(month)) : { month: Number(month) })
          }
          onExtend={canSearch ? (month) => go(rangeGrownTo(params, params.year, Number(month))) : undefined}
        />
      </Box>
    </Box>
  );
}

/** The months can be chosen without their counts, so a failure is only a line here. */
function CountsNote({ months }: Pick<MonthCardProps, 'months'>) {
  if (months.isError) return <FailedLine text={t('billing.countsFailed')} onRetry={() => months.refetch()} />;
  if (months.data?.length === 0) return <Text tone="muted">{t('billing.monthNone')}</Text>;
  return null;
}
