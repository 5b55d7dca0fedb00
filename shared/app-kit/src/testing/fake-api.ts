import type { Call, CallAnswer, CallReply, CallRequest } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { matchPath } from '@portal/contract/values/path';
import { configureApi } from '@portal/platform/api/wiring';
import { billingUnit } from '@portal/platform/host';
import * as v from 'valibot';

type Calls = typeof calls;
type CallNamed<Name extends string> = {
  [K in keyof Calls]: Name extends `${Calls[K]['method']} ${Calls[K]['path']}` ? Calls[K] : never;
}[keyof Calls];
export type CallName = { [K in keyof Calls]: `${Calls[K]['method']} ${Calls[K]['path']}` }[keyof Calls];

type Reply<C extends Call> = CallReply<C> | CallAnswer<C> | Failure | OtherAnswer;
type Handler<C extends Call> = (request: CallRequest<C>) => Reply<C> | Promise<Reply<C>>;
/** `{ 'GET /order': (request) => reply }`; calls that a test does not name are answered 501 and fail its page. */
export type FakeApi = { [Name in CallName]?: Handler<CallNamed<Name>> };

const FAILURE = Symbol('failure');
interface Failure {
  [FAILURE]: true;
  status: number;
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** An error answer: `failWith(409)`; 0 is a network that cannot be reached. */
export const failWith = (status: number, code?: string, retryAfter?: number): Failure => ({
  [FAILURE]: true,
  status,
  code,
  retryAfter,
});
const isFailure = (reply: unknown): reply is Failure => typeof reply === 'object' && reply !== null && FAILURE in reply;

const OTHER = Symbol('other');
interface OtherAnswer {
  [OTHER]: true;
  body: unknown;
  status: number | undefined;
}

/** What another host may answer: a body, or a status, that is not the contract's. */
export const answerWith = (body: unknown, status?: number): OtherAnswer => ({ [OTHER]: true, body, status });
const isOther = (reply: unknown): reply is OtherAnswer => typeof reply === 'object' && reply !== null && OTHER in reply;

export interface ReceivedRequest {
  call: CallName;
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Headers;
  /** Tells whether the page still waits for the answer. */
  signal: AbortSignal;
}

const HOST = 'http://api.test';

/** The environment's geo service in tests. */
export const FAKE_GEO = {
  tiles: 'http://geo.test/{z}/{x}/{y}.png',
  search: 'http://geo.test/search',
  reverse: 'http://geo.test/reverse',
};
/** What it answers; without it nothing is found anywhere. A thrown error is a service that cannot be reached. */
export interface FakeGeo {
  search?: (text: string) => unknown;
  reverse?: (latitude: number, longitude: number) => unknown;
}

/**
 * Replaces `fetch` by a server. Requests are parsed by the contract like on the real server, and so are the answers, so
 * that a test's answers cannot drift from it. Returns the requests as they come in.
 */
export function installFakeApi(api: FakeApi, geo: FakeGeo = {}): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.url.startsWith('http://geo.test/')) return new Response(JSON.stringify(await askedGeo(geo, url)));
    const found = findCall(request.method, url.pathname);
    if (!found) throw new Error(`${request.method} ${url.pathname} is no call of the contract`);
    const { call, params } = found;
    const name = `${call.method} ${call.path}` as CallName;
    const text = await request.text();
    const query = call.query ? v.parse(call.query, Object.fromEntries(url.searchParams)) : undefined;
    const body = call.body ? v.parse(call.body, JSON.parse(text)) : undefined;
    received.push({ call: name, params, query, body, headers: request.headers, signal: request.signal });
    // The table's type ties each name to its own request and reply; only here is it known which one this is.
    const handler = api[name] as ((request: unknown) => unknown) | undefined;
    const reply = handler ? await handler({ params, query, body }) : failWith(501);
    if (isFailure(reply)) return failure(reply);
    if (isOther(reply)) return answer(reply.body, reply.status ?? call.success);
    v.parse(call.answer, reply);
    return answer(reply, call.success);
  };
  configureApi({
    host: HOST,
    idempotencyHeader: true,
    billingUnit,
    getToken: async () => 'test-token',
    onUnauthorized: () => undefined,
    onActionRequired: () => undefined,
  });
  return received;
}

async function askedGeo({ search, reverse }: FakeGeo, { pathname, searchParams }: URL): Promise<unknown> {
  const asked = (name: string) => searchParams.get(name) ?? '';
  if (pathname === '/search') return search?.(asked('q')) ?? [];
  return reverse?.(Number(asked('lat')), Number(asked('lon'))) ?? {};
}

const answer = (body: unknown, status: number): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function failure({ status, code, retryAfter }: Failure): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  const problem = { type: 'about:blank', title: 'fake', status, ...(code ? { code } : {}) };
  const headers = {
    'content-type': 'application/problem+json',
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  };
  return new Response(JSON.stringify(problem), { status, headers });
}

/** Static paths come before parameters in the table, so the first match is the right one. */
function findCall(method: string, pathname: string): { call: Call; params: Record<string, string> } | null {
  for (const call of Object.values<Call>(calls)) {
    const params = call.method === method ? matchPath(call.path, pathname) : null;
    if (params) return { call, params };
  }
  return null;
}
