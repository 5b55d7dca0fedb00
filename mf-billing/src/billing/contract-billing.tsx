import { billingQueries, readBillings } from '@portal/shared/api/billing';
import { useQuery } from '@portal/shared/query';
import { WHOLE_PAGE_SIZE } from '#bulk-download/all-bills.ts';
import { BulkDownload } from '#bulk-download/bulk-download.tsx';
import { t } from '#text/t.ts';
import { billingListQuery, isNarrowed } from './billing-place.ts';
import { BillingScreen } from './billing-screen.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthTotal } from './month-total.tsx';
import { useBillingPlace } from './use-billing-place.ts';
import { useBills } from './use-bills.ts';

/** The bills of an account that pays each contract on its own. */
export function ContractBilling() {
  const { place, isInvalid, go } = useBillingPlace();
  // The months can be chosen without their counts, so a failure shows no dialog.
  const months = useQuery({ ...billingQueries.months(place.year), meta: { dialog: false } });
  const bills = useBills(place);
  return (
    <BillingScreen title={t('billing.title')} place={place} isInvalid={isInvalid} go={go} months={months} bills={bills}>
      <MonthCard place={place} months={months} go={go}>
        <MonthTotal
          place={place}
          bills={bills}
          action={
            <BulkDownload
              month={place.month}
              isNarrowed={isNarrowed(place)}
              isDisabled={!bills.data || bills.data.pagination.totalRecords === 0}
              pageOf={(pageNumber, signal) =>
                readBillings({ ...billingListQuery(place), pageNumber, pageSize: WHOLE_PAGE_SIZE }, signal)
              }
            />
          }
        />
      </MonthCard>
    </BillingScreen>
  );
}
