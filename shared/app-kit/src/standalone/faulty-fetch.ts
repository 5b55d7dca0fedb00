import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { matchPath } from '@portal/contract/values/path';
import { expiredToken } from './expired-token.ts';
import type { Answer, ApiFault, Scenario } from './scenario.ts';

const BEGINS_THE_SESSION = 'GET /user';

/** Without these calls no page is reached. They fail only if the scenario names them. */
const OF_THE_SESSION = [BEGINS_THE_SESSION, 'GET /user/mfa', 'POST /notify-error'];

type Fetch = typeof fetch;
type Faults = Pick<Scenario, 'fault' | 'isTokenExpired'>;

/** A `fetch` that answers calls of the lessee API as the scenario says; other requests are unchanged. */
export function faultyFetch(fetchReally: Fetch, apiHost: string, { fault, isTokenExpired }: Faults): Fetch {
  /**
   * After a new sign-in the token is accepted. The new session is recognised by its first call, not by its token: in
   * the emulator two sign-ins within one second have the same token.
   */
  let ageing: 'yes' | 'refused' | 'over' = 'yes';

  return async (input, init) => {
    const request = new Request(input, init);
    const call = callOf(request, apiHost);
    if (call === null) return fetchReally(request);
    if (fault && isMeant(call, fault.call)) return answerLate(request, fault, () => fetchReally(request));
    if (call === BEGINS_THE_SESSION && ageing === 'refused') ageing = 'over';
    if (!isTokenExpired || ageing === 'over' || OF_THE_SESSION.includes(call)) return fetchReally(request);
    const token = request.headers.get('authorization');
    if (token) request.headers.set('authorization', expiredToken(token));
    const response = await fetchReally(request);
    if (response.status === 401 && ageing === 'yes') ageing = 'refused';
    return response;
  };
}

const isMeant = (call: string, named: string | null): boolean =>
  named === null ? !OF_THE_SESSION.includes(call) : call === named;

/** null: no call of the contract. */
function callOf({ url, method }: Request, apiHost: string): string | null {
  const { origin, pathname } = new URL(url);
  if (origin !== apiHost) return null;
  const call = Object.values<Call>(calls).find(
    (candidate) => candidate.method === method && matchPath(candidate.path, pathname) !== null,
  );
  return call ? `${call.method} ${call.path}` : null;
}

async function answerLate(request: Request, { seconds, answer }: ApiFault, really: () => Promise<Response>) {
  await pause(seconds * 1000, request.signal);
  return answer === null ? really() : failWith(answer);
}

function failWith(answer: Answer): Response {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'unreadable') return new Response('<!doctype html>');
  const status = Number(answer);
  const problem = { type: 'about:blank', title: 'scenario', status };
  return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Waits, or until the page has given up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
