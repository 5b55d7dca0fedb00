import type { QueryClient } from '@portal/shared/query';
import { retryFailedSession } from './sign-in/retry-failed-session.ts';

/** Once the provider can be reached again: what could not be read before, as far as it is on the screen. */
export function fetchWhatFailed(client: QueryClient): void {
  retryFailedSession();
  refetchFailed(client);
}

export const refetchFailed = (client: QueryClient): void =>
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
