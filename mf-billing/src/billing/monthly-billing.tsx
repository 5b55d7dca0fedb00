import { totalOf } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { monthlyBillingQueries, readMonthlyBilling, readMonthlyBillings } from '@portal/queries/monthly-billing';
import { isSearch } from '#billing/list/bill-search.ts';
import { allBills, type BillingListParams, billingListQuery } from '#billing/list/billing-list-params.ts';
import { useBillingListParams } from '#billing/list/use-billing-list-params.ts';
import { useMonthlyBills } from '#billing/list/use-bills.ts';
import { MonthCard } from '#billing/month/month-card.tsx';
import { MonthlySummary } from '#billing/monthly-summary/monthly-summary.tsx';
import { t } from '#text/t.ts';
import { BillingScreen } from './billing-screen.tsx';

/** The bills of an account that pays them together once a month [4.25]. */
export function MonthlyBilling({ closingDay }: { closingDay: number }) {
  const { params, isInvalid, go } = useBillingListParams();
  const months = useQuery({ ...monthlyBillingQueries.months(params.year, closingDay), meta: { dialog: false } });
  const bills = useMonthlyBills(params, closingDay);
  const useBillPage = (draft: BillingListParams) => {
    const query = { ...billingListQuery({ ...draft, page: 1 }), billingClosingDay: closingDay };
    return useQuery({ ...monthlyBillingQueries.list(query), meta: { dialog: false } });
  };
  return (
    <BillingScreen
      title={t('billing.monthlyTitle')}
      params={params}
      isInvalid={isInvalid}
      go={go}
      months={months}
      bills={bills}
      useCount={(draft) => totalOf(useBillPage(draft))}
      useAll={() => useBillPage(allBills(params))}
      readPage={(page, signal) =>
        readMonthlyBillings({ ...billingListQuery(params), billingClosingDay: closingDay, ...page }, signal)
      }
      readSummary={(signal) => readMonthlyBilling(params.year, params.month, signal)}
    >
      <MonthCard params={params} months={months} go={go} />
      {isSearch(params) ? null : <MonthlySummary year={params.year} month={params.month} closingDay={closingDay} />}
    </BillingScreen>
  );
}
