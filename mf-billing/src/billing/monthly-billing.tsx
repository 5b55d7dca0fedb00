import { monthlyBillingQueries, readMonthlyBillings } from '@portal/shared/api/monthly-billing';
import { useQuery } from '@portal/shared/query';
import { WHOLE_PAGE_SIZE } from '#bulk-download/all-bills.ts';
import { BulkDownload } from '#bulk-download/bulk-download.tsx';
import { t } from '#text/t.ts';
import { billingListQuery, isNarrowed } from './billing-list-params.ts';
import { BillingScreen } from './billing-screen.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthlySummary } from './monthly-summary.tsx';
import { useBillingListParams } from './use-billing-list-params.ts';
import { useMonthlyBills } from './use-bills.ts';

/** The bills of an account that pays them together once a month [4.25]. */
export function MonthlyBilling({ closingDay }: { closingDay: number }) {
  const { params, isInvalid, go } = useBillingListParams();
  const months = useQuery({ ...monthlyBillingQueries.months(params.year, closingDay), meta: { dialog: false } });
  const bills = useMonthlyBills(params, closingDay);
  return (
    <BillingScreen
      title={t('billing.monthlyTitle')}
      params={params}
      isInvalid={isInvalid}
      go={go}
      months={months}
      bills={bills}
    >
      <MonthCard params={params} months={months} go={go} />
      <MonthlySummary
        year={params.year}
        month={params.month}
        closingDay={closingDay}
        action={
          <BulkDownload
            month={params.month}
            isNarrowed={isNarrowed(params)}
            isDisabled={!bills.data || bills.data.pagination.totalRecords === 0}
            pageOf={(pageNumber, signal) =>
              readMonthlyBillings(
                {
                  ...billingListQuery(params),
                  billingClosingDay: closingDay,
                  pageNumber,
                  pageSize: WHOLE_PAGE_SIZE,
                },
                signal,
              )
            }
          />
        }
      />
    </BillingScreen>
  );
}
