import { useQuery, useQueryClient } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { useEffect } from 'react';
import { useHasArea } from '#federation/portal/portal.ts';
import { type HomeFilter, homeFilter } from '#home/filter/home-filter.ts';
import type { Candidate } from './candidates.ts';
import { useFoundItems } from './use-found-items.ts';
import { useOldestOrders } from './use-oldest-orders.ts';
import { useWaitingBills } from './use-waiting-bills.ts';
import type { WaitingKind } from './waiting-item.ts';
import { makeQueue, type WorkQueue } from './work-queue.ts';

interface WorkQueueRead {
  queue: WorkQueue | undefined;
  /** Reads again what has failed. */
  retry: () => Promise<void>;
}

/**
 * What waits for the customer. It changes in one go: until all is read again, the former queue of the same filter stays,
 * also after a visit of another page.
 */
export function useWorkQueue(filter: HomeFilter, today: string): WorkQueueRead {
  const hasArea = useHasArea();
  const unanswered = useOldestOrders('unanswered', filter, hasArea('/order'));
  const uncontracted = useOldestOrders('uncontracted', filter, hasArea('/order'));
  const bills = useWaitingBills(filter, hasArea('/billing'));
  // The counts request it.
  const { data: progress } = useQuery({ ...orderQueries.progress(filter), enabled: false, meta: { dialog: false } });

  const areListsRead = unanswered.isSettled && uncontracted.isSettled;
  const found = useFoundItems(
    areListsRead ? [...candidates('estimates', unanswered.orders), ...candidates('papers', uncontracted.orders)] : [],
  );
  const failed: Record<WaitingKind, boolean> = {
    estimates: unanswered.isFailed || found.hasFailed.estimates,
    papers: uncontracted.isFailed || found.hasFailed.papers,
    bill: bills.isFailed,
  };
  const isRead = areListsRead && found.isSettled && bills.isSettled;
  const queue = isRead
    ? makeQueue(
        {
          items: [...found.items, ...bills.items],
          failed: (Object.keys(failed) as WaitingKind[]).filter((kind) => failed[kind]),
          // The count says whether there are more bills than those that were searched.
          isWhole:
            unanswered.isWhole && uncontracted.isWhole && found.isWhole && (bills.isWhole || progress !== undefined),
          ordersWithBill: bills.isWhole ? 0 : (progress?.notDownloadedBillingCount ?? 0),
          uncontracted: uncontracted.orders.length,
        },
        today,
      )
    : undefined;

  const client = useQueryClient();
  // In the query cache, so that it outlives the page and ends with the session.
  const formerKey = ['workQueue', homeFilter.write(filter), today];
  useEffect(() => {
    if (queue) client.setQueryData(formerKey, queue);
  });
  const retry = () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return { queue: queue ?? client.getQueryData<WorkQueue>(formerKey), retry };
}

const candidates = (kind: Candidate['kind'], orders: readonly Candidate['order'][]): Candidate[] =>
  orders.map((order) => ({ kind, order }));
