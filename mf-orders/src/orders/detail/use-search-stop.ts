import { ApiError } from '@portal/shared/api';
import { orderQueries } from '@portal/shared/api/order';
import { toggleSearchStop } from '@portal/shared/api/order-change';
import type { Order } from '@portal/shared/contract/order';
import { sayDone, useQuestion, useWrite } from '@portal/shared/host';
import { useQueryClient } from '@portal/shared/query';
import { t } from '#text/t.ts';

/** Stops the search of an order, or resumes it, after a question. */
export function useSearchStop({ id, isSearchStopped }: Pick<Order, 'id' | 'isSearchStopped'>) {
  const client = useQueryClient();
  const askFirst = useQuestion();
  const detail = { ...orderQueries.detail(id), meta: { dialog: false } };

  // A toggle would undo what somebody else has just done: it is only sent if the order is read to be still in the other state.
  const bringTo = async (wanted: boolean) => {
    const current = await client.fetchQuery({ ...detail, staleTime: 0 });
    if (current.isSearchStopped === null)
      throw new ApiError({ kind: 'parse', method: 'GET', call: 'GET /order/:id', detail: 'isSearchStopped' });
    const after = { isSearchStopped: wanted };
    return current.isSearchStopped === wanted ? after : ((await toggleSearchStop(id)) ?? after);
  };
  // The list, home's counts and the state of this order follow from it. After a failure they show what really happened.
  const refresh = () => void client.invalidateQueries({ queryKey: ['order'] });
  const write = useWrite(bringTo, {
    whereToLook: t('orderDetail.whereToLook'),
    onDone: (after) => {
      client.setQueryData(detail.queryKey, (order) => order && { ...order, ...after });
      refresh();
      sayDone(t(after.isSearchStopped ? 'order.searchStopped' : 'order.searchResumed'));
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
