import type { QueryClient } from '../query/index.ts';
import { retryFailedSession } from '../session/retry-failed-session.ts';

/** Once the provider can be reached again: what could not be read before, as far as it is on the screen. */
export function fetchWhatFailed(client: QueryClient): void {
  retryFailedSession();
  refetchFailed(client);
}

export const refetchFailed = (client: QueryClient): void =>
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
