import type { QueryClient } from '@portal/shared/query';
import { getSession, retryMfa, retrySession } from '@portal/shared/session';

/** Once the provider can be reached again: what could not be read before, as far as it is on the screen. */
export function fetchWhatFailed(client: QueryClient): void {
  const session = getSession();
  // A refusal stays one; everything else may have been the outage.
  if (session.state === 'failed' && session.reason !== 'forbidden') void retrySession();
  if (session.state === 'signedIn' && session.mfa.state === 'unknown') void retryMfa();
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
