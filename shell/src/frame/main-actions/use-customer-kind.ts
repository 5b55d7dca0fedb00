import { useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { type CustomerKind, customerKindOf, isAllZero } from './customer-kind.ts';

interface NewnessOptions {
  /** false: uses only what has been read already. */
  asks: boolean;
}

// The last observer of a query decides about its error dialog, even one that asks for nothing.
const quietly = { meta: { dialog: false } };

/** Whether the account has no orders at all, by the counts of the whole account. */
export function useCustomerKind({ asks }: NewnessOptions): CustomerKind {
  const { data: progress, isLoadingError } = useQuery({ ...orderQueries.progress(), enabled: false, ...quietly });
  const isOpen = progress !== undefined && isAllZero(progress);
  const { data, isError } = useQuery({
    ...orderQueries.list({ pageSize: 1 }),
    enabled: asks && isOpen,
    ...quietly,
  });
  return customerKindOf(
    progress,
    data && (data.pagination.totalRecords ?? data.data.length),
    isError || isLoadingError,
  );
}
