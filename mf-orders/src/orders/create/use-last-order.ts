import { useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { useOwner } from '#orders/attachments/use-owner.ts';

/** The customer's newest order; undefined while it is not known. It only serves a hint, so no failure is shown. */
export function useLastOrder(enabled: boolean) {
  const { contactId } = useOwner();
  const { data } = useQuery({
    ...orderQueries.list({ contactId, pageSize: 1 }),
    enabled,
    placeholderData: undefined,
    meta: { dialog: false },
  });
  return data?.data[0];
}
