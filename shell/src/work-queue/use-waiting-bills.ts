import { billingQueries } from '@portal/shared/api/billing';
import { useQuery } from '@tanstack/react-query';
import type { HomeFilter } from '#home-filter/home-filter.ts';
import { billItems } from './waiting-item.ts';

/** Some months of a usual account. No filter leaves the downloaded ones out, so that the newest are looked through. */
const LOOKED_THROUGH = 50;

export function useWaitingBills(filter: HomeFilter, isAsked: boolean) {
  const { data, isFetching, isError } = useQuery({
    ...billingQueries.list({
      sortColumn: 'PAYMENT_DUE_DATE',
      sortDirection: 'DESC',
      pageSize: LOOKED_THROUGH,
      contactId: filter.contact,
      department: filter.department,
    }),
    enabled: isAsked,
    meta: { dialog: false },
  });
  return {
    items: data ? billItems(data.billings) : [],
    isSettled: !isFetching,
    isFailed: isError,
    isWhole: !data || data.pagination.totalPages === 1,
  };
}
