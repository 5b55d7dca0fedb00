import { beginEarlyReads } from '@portal/shared/api/wiring';
import { getSession, isHeldByGuard } from '@portal/shared/session';
import { getToken } from '@portal/shared/session/wiring';
import type { FirstRead } from '../remote-module.ts';

/** Sends these reads now, together with those of the customer's data; only those of queries and of the session. */
export type EarlyReads = (reads: readonly FirstRead[]) => void;

/** Their answers wait for some seconds for whoever asks for the same; a failure is nobody's until then. */
export function earlyReadsWith(token: string): EarlyReads {
  const signal = beginEarlyReads(token);
  return (reads) => {
    for (const read of reads) read(signal).catch(() => undefined);
  };
}

/**
 * Sends the reads of a page that the customer is likely to open now, unless its link has been left once there is a token.
 * They take the place of those for another page.
 */
export async function readAhead(reads: readonly FirstRead[], left: AbortSignal): Promise<void> {
  const session = getSession();
  if (reads.length === 0 || session.state !== 'signedIn' || isHeldByGuard(session)) return;
  const token = await getToken();
  if (token !== null && !left.aborted) earlyReadsWith(token)(reads);
}
