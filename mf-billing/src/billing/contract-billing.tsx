import { totalOf } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { billingQueries, readBillings } from '@portal/queries/billing';
import { allBills, type BillingListParams, billingListQuery } from '#billing/list/billing-list-params.ts';
import { useBillingListParams } from '#billing/list/use-billing-list-params.ts';
import { useBills } from '#billing/list/use-bills.ts';
import { MonthCard } from '#billing/month/month-card.tsx';
import { MonthTotal } from '#billing/month/month-total.tsx';
import { t } from '#text/t.ts';
import { BillingScreen } from './billing-screen.tsx';

/** The bills of an account that pays each contract on its own. */
export function ContractBilling() {
  const { params, isInvalid, go } = useBillingListParams();
  // The months can be chosen without their counts, so a failure shows no dialog.
  const months = useQuery({ ...billingQueries.months(params.year), meta: { dialog: false } });
  const bills = useBills(params);
  return (
    <BillingScreen
      title={t('billing.title')}
      params={params}
      isInvalid={isInvalid}
      go={go}
      months={months}
      bills={bills}
      useCount={useBillCount}
      useAll={() => useBillPage(allBills(params))}
      readPage={(page, signal) => readBillings({ ...billingListQuery(params), ...page }, signal)}
    >
      <MonthCard params={params} months={months} go={go}>
        <MonthTotal params={params} bills={bills} />
      </MonthCard>
    </BillingScreen>
  );
}

const useBillPage = (params: BillingListParams) =>
  useQuery({ ...billingQueries.list(billingListQuery({ ...params, page: 1 })), meta: { dialog: false } });

const useBillCount = (params: BillingListParams) => totalOf(useBillPage(params));
