import type { Billing } from '@portal/contract/billing';
import { type Contract, getContract, listContracts, USAGE_PAGE_SIZE } from '@portal/contract/contract';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/platform/query';
import { listedName } from './listed-name.ts';

type ListQuery = LooseQuery<typeof listContracts>;

/** Without a pageSize the list is cut into pages of 20 [9.5]. */
const listQuery = (loose: ListQuery) => wireQuery<typeof listContracts>({ pageSize: USAGE_PAGE_SIZE, ...loose });

/** One page of the list for whoever needs it once: nothing keeps it. */
export async function readContracts(loose: ListQuery, signal: AbortSignal) {
  const query = listQuery(loose);
  const answer = await request(listContracts, { query }, { signal });
  return wholePage(answer, answer.data, query);
}

/** Contracts that are concluded: "usage" on screen. */
export const contractQueries = {
  list: (loose: ListQuery) =>
    queryOptions({
      queryKey: ['contract', 'list', listQuery(loose)],
      queryFn: ({ signal }) => readContracts(loose, signal),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['contract', 'detail', id],
      queryFn: ({ signal }) => request(getContract, { params: { id } }, { signal }),
    }),
};

/** The name of its lot, if a list has just shown it; bills lead to it, too. */
export const listedContractName = (client: QueryClient, id: string): string | undefined =>
  listedName<Contract>(client, ['contract', 'list'], (one) => (one.id === id ? one.parkingName : undefined)) ??
  listedBillName(client, 'list', id) ??
  listedBillName(client, 'monthlyList', id);

const listedBillName = (client: QueryClient, part: string, id: string): string | undefined =>
  listedName<Billing>(client, ['billing', part], (bill) => (bill.contractId === id ? bill.parkingName : undefined));
