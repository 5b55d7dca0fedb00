import { type LooseQuery, request, wireQuery } from '@portal/shared/api';
import { BILLING_PAGE_SIZE, downloadBilling as downloadCall, listBillings } from '@portal/shared/contract/billing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const billingQueries = {
  /** Without a pageSize the list is cut into pages of 20 [9.2]. */
  list: (loose: LooseQuery<typeof listBillings>) => {
    const query = wireQuery<typeof listBillings>({ pageSize: BILLING_PAGE_SIZE, ...loose });
    return queryOptions({
      queryKey: ['billing', 'list', query] as const,
      queryFn: ({ signal }) => request(listBillings, { query }, { signal }),
      placeholderData: keepPreviousData,
    });
  },
};

/** Not a query: the server records the download, so it only happens when the customer asks for it. */
export const downloadBilling = (id: string) => request(downloadCall, { params: { id } });
