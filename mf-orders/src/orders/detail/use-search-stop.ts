import type { Order } from '@portal/contract/order';
import { showToast } from '@portal/platform';
import { ApiError } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { toggleSearchStop } from '@portal/queries/order-change';
import { useQuestion, useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';

/** Stops the search of an order, or resumes it, after a question. */
export function useSearchStop({ id, isSearchStopped }: Pick<Order, 'id' | 'isSearchStopped'>) {
  const client = useQueryClient();
  const askFirst = useQuestion();
  const detail = { ...orderQueries.detail(id), meta: { dialog: false } };

  // A toggle would undo what somebody else has just done. It is sent only if the order, read again, is in the other
  // state.
  const bringTo = async (wanted: boolean) => {
    const current = await client.fetchQuery({ ...detail, staleTime: 0 });
    if (current.isSearchStopped === null)
      throw new ApiError({ kind: 'parse', method: 'GET', call: 'GET /order/:id', detail: 'isSearchStopped' });
    const after = { isSearchStopped: wanted };
    return current.isSearchStopped === wanted ? after : ((await toggleSearchStop(id)) ?? after);
  };
  // The list, home's counts and this order depend on it. After a failure they show what really happened.
  const refresh = () => void client.invalidateQueries({ queryKey: ['order'] });
  const write = useWrite(bringTo, {
    whereToLook: t('orderDetail.whereToLook'),
    onDone: (after) => {
      client.setQueryData(detail.queryKey, (order) => order && { ...order, ...after });
      refresh();
      showToast(t(after.isSearchStopped ? 'order.searchStopped' : 'order.searchResumed'));
    },
    onError: () => {
      refresh();
      return false;
    },
  });

  const label = t(isSearchStopped ? 'order.searchResume' : 'order.searchStop');
  const ask = () => {
    const body = t(isSearchStopped ? 'order.searchResumeConfirm' : 'order.searchStopConfirm');
    askFirst({ body, confirmLabel: label }, () => write.run(!isSearchStopped));
  };
  return { label, ask, isRunning: write.isRunning };
}
