import type { QueryClient } from '../query/index.ts';
import { retryFailedSession } from '../session/retry-failed-session.ts';

/** Reads again what is on the screen and could not be read before. */
export function retryFailedReads(client: QueryClient): void {
  retryFailedSession();
  refetchFailedQueries(client);
}

export const refetchFailedQueries = (client: QueryClient): void =>
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
