import { TODO_KINDS, type Todo, type TodoKind } from '@portal/contract/todo';
import { type QueryClient, useQuery } from '@portal/platform/query';
import { useFeatures, useSession } from '@portal/platform/session';
import { useHasArea } from '#federation/portal/portal.ts';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { readListed } from './listed-todos.ts';
import { nearest } from './nearest.ts';
import { type ReadTodos, readTodos } from './todos-of-kind.ts';

export interface WorkQueue {
  /** The nearest of them. */
  items: readonly Todo[];
  /** How many there are of what could be read; null: at least these. */
  total: number | null;
  /** What could not be read. */
  failed: readonly TodoKind[];
}

interface WorkQueueRead {
  queue: WorkQueue | undefined;
  /** Reads it again. */
  retry: () => Promise<unknown>;
  /** The host lists all of it. */
  hasPage: boolean;
}

/** What waits for the customer. It changes in one go: the former queue stays until all of it is read again. */
export function useWorkQueue(filter: HomeFilter): WorkQueueRead {
  const hasArea = useHasArea();
  const hasPage = useFeatures().includes('todo');
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : undefined;
  const kinds = TODO_KINDS.filter((kind) => hasArea(kind === 'bill' ? '/billing' : '/order'));
  const { data, isError, refetch } = useQuery({
    queryKey: ['order', 'workQueue', filter, hasPage, kinds],
    queryFn: ({ client }) => readQueue(client, hasPage || !user ? readTodos : readListed(user), kinds, filter),
    enabled: user !== undefined,
    // What customers do on other pages changes it, as it does the counts.
    refetchOnMount: 'always',
    // Each read has been reported.
    meta: { dialog: false, mayFail: true },
  });
  const queue = isError ? { items: data?.items ?? [], total: data?.total ?? null, failed: kinds } : data;
  return { queue, retry: refetch, hasPage };
}

/** Fails only if nothing can be read, so that it is read again once the network is back. */
async function readQueue(
  client: QueryClient,
  read: ReadTodos,
  kinds: readonly TodoKind[],
  filter: HomeFilter,
): Promise<WorkQueue> {
  const results = await Promise.allSettled(kinds.map((kind) => read(client, kind, filter)));
  const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = kinds.filter((_, index) => results[index]?.status === 'rejected');
  const [first] = results;
  if (first?.status === 'rejected' && found.length === 0) throw first.reason;
  const totals = found.map(({ total }) => total);
  return {
    items: nearest(found.map(({ data }) => data)),
    total: totals.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
    failed,
  };
}

/** What the card says. done: nothing waits; the others say why nothing is listed. */
export type QueueContent = 'items' | 'failed' | 'elsewhere' | 'doneFiltered' | 'done';

export function queueContent({ items, total, failed }: WorkQueue, isFiltered: boolean): QueueContent {
  if (items.length > 0) return 'items';
  if (failed.length > 0) return 'failed';
  if (total === null) return 'elsewhere';
  return isFiltered ? 'doneFiltered' : 'done';
}
