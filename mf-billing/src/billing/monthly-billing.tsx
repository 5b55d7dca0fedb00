import { monthlyBillingQueries, readMonthlyBillings } from '@portal/shared/api/monthly-billing';
import { useQuery } from '@portal/shared/query';
import { WHOLE_PAGE_SIZE } from '#bulk-download/all-bills.ts';
import { BulkDownload } from '#bulk-download/bulk-download.tsx';
import { t } from '#text/t.ts';
import { billingListQuery, isNarrowed } from './billing-place.ts';
import { BillingScreen } from './billing-screen.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthlySummary } from './monthly-summary.tsx';
import { useBillingPlace } from './use-billing-place.ts';
import { useMonthlyBills } from './use-bills.ts';

/** The bills of an account that pays them together once a month [4.25]. */
export function MonthlyBilling({ closingDay }: { closingDay: number }) {
  const { place, isInvalid, go } = useBillingPlace();
  const months = useQuery({ ...monthlyBillingQueries.months(place.year, closingDay), meta: { dialog: false } });
  const bills = useMonthlyBills(place, closingDay);
  return (
    <BillingScreen
      title={t('billing.monthlyTitle')}
      place={place}
      isInvalid={isInvalid}
      go={go}
      months={months}
      bills={bills}
    >
      <MonthCard place={place} months={months} go={go} />
      <MonthlySummary
        year={place.year}
        month={place.month}
        closingDay={closingDay}
        action={
          <BulkDownload
            month={place.month}
            isNarrowed={isNarrowed(place)}
            isDisabled={!bills.data || bills.data.pagination.totalRecords === 0}
            pageOf={(pageNumber, signal) =>
              readMonthlyBillings(
                {
                  ...billingListQuery(place),
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
