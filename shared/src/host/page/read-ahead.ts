import { areStillEarly, beginEarlyReads } from '@portal/shared/api/wiring';
import type { QueryClient } from '@portal/shared/query';
import { getSession, isHeldByGuard } from '@portal/shared/session';
import { getToken } from '@portal/shared/session/wiring';
import type { FirstRead } from '../remote-module.ts';

/**
 * Sends the reads of a page that the customer is likely to open now, unless its link has been left once there is a token.
 * They take the place of those for another page. What arrives is put into the page's cache, so that the page opens with
 * it; for some seconds, what the page asks for then is the same answer. A failure is nobody's until the page asks.
 * @returns true once answers are in the cache.
 */
export async function readAhead(
  reads: readonly FirstRead[],
  { cache, left }: { cache: QueryClient; left: AbortSignal },
): Promise<boolean> {
  const session = getSession();
  if (reads.length === 0 || session.state !== 'signedIn' || isHeldByGuard(session)) return false;
  const token = await getToken();
  if (token === null || left.aborted) return false;
  const early = beginEarlyReads(token);
  const answers = await Promise.allSettled(reads.map((read) => read(early)));
  // Something has been written meanwhile, or the session is over.
  if (!areStillEarly(early)) return false;
  for (const [index, { queryKey }] of reads.entries()) {
    const answer = answers[index];
    if (queryKey && answer?.status === 'fulfilled') keep(cache, queryKey, answer.value);
  }
  return answers.some(({ status }) => status === 'fulfilled');
}

/** What is on the screen changes only when its page asks. */
function keep(cache: QueryClient, queryKey: readonly unknown[], answer: unknown): void {
  const isShown = cache.getQueryCache().find({ queryKey })?.isActive() === true;
  if (!isShown) cache.setQueryData(queryKey, answer);
}
