import { useQuery } from '@portal/platform/query';
import { useSession } from '@portal/platform/session';
import { billingQueries } from '@portal/queries/billing';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { billItems } from './waiting-item.ts';

/** Some months of a usual account. The API cannot filter by download, so the newest bills are searched. */
const LOOKED_THROUGH = 50;

/** The bills to download, from the list that the account has: bills by contract, or consolidated bills. */
export function useWaitingBills(filter: HomeFilter, isAsked: boolean) {
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : undefined;
  const isMonthly = user?.billingUnit === 'monthly';
  const query = {
    sortColumn: 'PAYMENT_DUE_DATE',
    sortDirection: 'DESC',
    pageSize: LOOKED_THROUGH,
    contactId: filter.contact,
    department: filter.department,
  } as const;
  const quietly = { meta: { dialog: false } };
  const ofContracts = useQuery({ ...billingQueries.list(query), ...quietly, enabled: isAsked && !isMonthly });
  const ofMonths = useQuery({
    ...monthlyBillingQueries.list({ ...query, billingClosingDay: user?.billingClosingDay ?? undefined }),
    ...quietly,
    enabled: isAsked && isMonthly,
  });
  const { data, isFetching, isError } = isMonthly ? ofMonths : ofContracts;
  return {
    items: data ? billItems(data.billings) : [],
    isSettled: !isFetching,
    isFailed: isError,
    isWhole: !data || data.pagination.totalPages === 1,
  };
}
