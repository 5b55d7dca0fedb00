import { BILLING_PAGE_SIZE } from '@portal/contract/billing';
import { PAGE_SIZE_MAX } from '@portal/contract/values/primitives';
import { type SetListParams, totalOf, useLastPage } from '@portal/platform';
import type { UseQueryResult } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import type { MonthCount } from '@portal/queries/billing';
import { Box, Notice, Page, Stack, Text, TextLink, VisuallyHidden } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { BillExports } from '#billing/export/bill-exports.tsx';
import type { ReadSummary } from '#billing/export/zip-bill.ts';
import { BILL_COLUMNS } from '#billing/list/bill-columns.tsx';
import { isSearch } from '#billing/list/bill-search.ts';
import { BillTable } from '#billing/list/bill-table.tsx';
import { BillingFilters } from '#billing/list/billing-filters.tsx';
import { type BillingListParams, NO_CONDITION } from '#billing/list/billing-list-params.ts';
import { NoBills } from '#billing/list/no-bills.tsx';
import { useMonthWithBills } from '#billing/month/use-month-with-bills.ts';
import { TotalTables, useTotals } from '#billing/totals/total-tables.tsx';
import { billingPaths } from '#contract/billing-paths.ts';
import { fitsTheLaw } from '#contract/fits-the-law.ts';
import { t } from '#text/t.ts';
import type { PageOfBills } from './page-of-bills.ts';

interface ExportedPage {
  pageNumber: number;
  pageSize: number;
  /** Files have corrected bills, too. */
  withCorrected?: 'true';
}

interface BillingScreenProps {
  title: string;
  params: BillingListParams;
  isInvalid: boolean;
  go: SetListParams<BillingListParams>;
  months: UseQueryResult<MonthCount[]>;
  bills: UseQueryResult<PageOfBills>;
  /** How many bills other params would show. */
  useCount: (params: BillingListParams) => number | null;
  /** All bills that the portal can show; asked for where a year has none. */
  useAll: () => UseQueryResult<PageOfBills>;
  /** A page of the same list, read once. */
  readPage: (page: ExportedPage, signal: AbortSignal) => Promise<PageOfBills>;
  /** Only for an account that pays once a month. */
  readSummary?: ReadSummary;
  /** The bars, and the total of the month. */
  children: ReactNode;
}

/** What both kinds of accounts see: a month to choose, and its bills. */
export function BillingScreen(props: BillingScreenProps) {
  const { title, params, isInvalid, go, months, bills, useCount, useAll, readPage, readSummary, children } = props;
  const isAcrossMonths = isSearch(params);
  const features = useFeatures();
  const hasCorrections = features.includes('billCorrections');
  useMonthWithBills(isAcrossMonths ? undefined : months.data, { params, isInvalid, go });
  useLastPage(bills, params.page, go);
  const totals = useTotals(params);
  const mayHaveNone = features.includes('billSearch') && !months.data?.length;
  const count = totalOf(bills);
  // An empty month may still lead to another one.
  const isOpen = !isAcrossMonths && months.isPending && count === 0;
  return (
    <Page
      title={title}
      hasSmallActions
      actions={
        <BillExports
          params={params}
          count={count}
          readSummary={readSummary}
          isDisabled={!bills.data || count === 0}
          pageOf={async (pageNumber, signal) => {
            const page = {
              pageNumber,
              pageSize: PAGE_SIZE_MAX,
              ...(hasCorrections && { withCorrected: 'true' as const }),
            };
            const { billings, pagination } = await readPage(page, signal);
            return { rows: billings, pagination };
          }}
        />
      }
    >
      {isInvalid && !isAcrossMonths ? (
        <Box marginBottom="4" role="status">
          <Notice tone="warn">{t('billing.invalidQuery')}</Notice>
        </Box>
      ) : null}
      <BillingFilters params={params} onChange={go} useCount={useCount} />
      <Stack gap="4" marginBottom="4">
        {children}
      </Stack>
      <VisuallyHidden role="status">{count === null || isOpen ? '' : resultText(params, count)}</VisuallyHidden>
      <ReadView
        query={isOpen ? { data: undefined, error: null, isPending: true, refetch: bills.refetch } : bills}
        loading={<TableSkeleton columns={BILL_COLUMNS.desktop} rows={BILLING_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<NoBills params={params} useAll={mayHaveNone ? useAll : null} onReset={() => go(NO_CONDITION)} />}
      >
        {({ billings, pagination }) => (
          <>
            <BillTable
              rows={billings}
              pagination={pagination}
              isUpdating={bills.isPlaceholderData}
              params={params}
              go={go}
            />
            <TotalTables totals={totals} params={params} go={go} />
          </>
        )}
      </ReadView>
      {fitsTheLaw(features) ? (
        <Text tone="muted" marginTop="4" _print={{ display: 'none' }}>
          <TextLink isAlone to={billingPaths.retention}>
            {t('retention.link')}
          </TextLink>
        </Text>
      ) : null}
    </Page>
  );
}

const resultText = (params: BillingListParams, count: number): string =>
  isSearch(params)
    ? t('billing.searchCount', { count })
    : t('billing.resultCount', { year: params.year, month: params.month, count });
