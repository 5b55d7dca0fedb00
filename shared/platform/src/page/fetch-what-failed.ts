import type { QueryClient } from '../query/index.ts';
import { retryFailedSession } from '../session/retry-failed-session.ts';

/** Reads again what is on the screen and could not be read before. */
export function fetchWhatFailed(client: QueryClient): void {
  retryFailedSession();
  refetchFailed(client);
}

export const refetchFailed = (client: QueryClient): void =>
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
