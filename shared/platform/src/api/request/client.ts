import type { Call, CallAnswer, CallInput } from '@portal/contract/call';
import { CLIENT_HEADER, writeClient } from '@portal/contract/values/portal-client';
import { Problem } from '@portal/contract/values/primitives';
import { hasFallback, isMissingRow } from '@portal/contract/values/with-fallback';
import ky, { isHTTPError, isNetworkError, type Options } from 'ky';
import * as v from 'valibot';
import { type Build, type CallObservation, callingBuild, logAnswer, logDev, observe } from '../../observe/index.ts';
import { pathOf } from './address.ts';
import { type ApiConfig, apiConfig, onConfigured } from './api-config.ts';
import { ApiError, requiredActionOf, tokenRefusalOf } from './api-error.ts';
import { dropEarlyReads, earlyToken, isEarly, isKeptEarly, keepEarly, takeEarly } from './early-reads.ts';
import { withTimeout } from './with-timeout.ts';

/** For the token and the request together, including a retry [7.2, 9.15]. */
export const REQUEST_TIMEOUT_MS = 8000;
const RETRY_DELAY_MS = 300;
/** The longest `Retry-After` that is waited for within a request's time. */
const RETRY_AFTER_MAX_MS = 3000;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** A UUID per submission; a repeated attempt with the same body uses it again. */
  idempotencyKey?: string | undefined;
  /** Only for files in a body, whose time grows with their size. */
  timeoutMs?: number | undefined;
}

/** The last token that was sent, and the last one that the server refused. */
let latestToken: string | null = null;
let refusedToken: string | null = null;
onConfigured(() => {
  latestToken = null;
  refusedToken = null;
});

/** A write is done once its status says so. Undefined: its answer could not be read. */
export type Answer<C extends Call> = C['method'] extends 'GET' ? CallAnswer<C> : CallAnswer<C> | undefined;

/**
 * Makes one call of the contract.
 * @throws ApiError and nothing else.
 */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<Answer<C>> {
  const config = apiConfig();
  const name = { method: call.method, call: `${call.method} ${call.path}`, startedAt: Date.now() };
  const path = pathOf(call, input.params);
  if (path === null) throw new ApiError({ ...name, kind: 'http', status: 404 });
  // Before anything is waited for: afterwards the stack no longer says who asks.
  const caller = callingBuild();
  const sent: Sent<C> = { call, input, options, name, path, caller };
  if (call.method !== 'GET' || call.hasEffect) {
    // A write may change what was read early.
    dropEarlyReads();
    return withinLimit(sent, (signal) => send(sent, config, signal)).finally(dropEarlyReads);
  }
  if (isEarly(options.signal)) return sendEarly(sent, config);
  return withinLimit(sent, async (signal) => {
    const early = await earlyAnswer(sent, config, signal);
    return early ? early.answer : send(sent, config, signal);
  });
}

interface Sent<C extends Call> {
  call: C;
  input: CallInput<C>;
  options: RequestOptions;
  name: Name & { startedAt: number };
  path: string;
  /** Whose code asks. */
  caller: Build | undefined;
}

const addressOf = <C extends Call>({ path, input }: Sent<C>): string =>
  `${path}?${new URLSearchParams(input.query as Record<string, string> | undefined)}`;

const withinLimit = <T, C extends Call>({ name, options }: Sent<C>, ask: (signal: AbortSignal) => Promise<T>) =>
  withTimeout({ name, signal: options.signal, timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS }, ask);

/** A failed early read ends no session, and is not kept: the page asks the server again. */
async function sendEarly<C extends Call>(sent: Sent<C>, config: ApiConfig): Promise<Answer<C>> {
  const token = earlyToken(sent.options.signal);
  if (token === null) throw new ApiError({ ...sent.name, kind: 'aborted' });
  const answer = withinLimit(sent, (signal) => send(sent, { ...config, getToken: async () => token }, signal));
  keepEarly(addressOf(sent), answer);
  return answer;
}

async function earlyAnswer<C extends Call>(
  sent: Sent<C>,
  config: ApiConfig,
  signal: AbortSignal,
): Promise<{ answer: Promise<Answer<C>> } | undefined> {
  const address = addressOf(sent);
  if (!isKeptEarly(address)) return undefined;
  const token = await config.getToken().catch(() => null);
  const answer = takeEarly(address, token) as Promise<Answer<C>> | undefined;
  if (token === null || !answer) return undefined;
  latestToken = token;
  // The page waits for it now, so a refusal counts as for any other read.
  const counted = answer.catch((error: unknown) => {
    if (error instanceof ApiError && token === latestToken && !signal.aborted) refuse(error, token, config);
    throw error;
  });
  return { answer: counted };
}

async function send<C extends Call>(sent: Sent<C>, config: ApiConfig, signal: AbortSignal): Promise<Answer<C>> {
  const { call, input, options, name, path } = sent;
  const { host, getToken } = config;
  let token: string | null = null;
  const authorize = async ({ request }: { request: Request }) => {
    token = await getToken().catch((cause: unknown) => {
      throw new ApiError({ ...name, kind: 'offline', cause });
    });
    signal.throwIfAborted();
    if (token === null) throw new ApiError({ ...name, kind: 'http', status: 401 });
    if (!isEarly(options.signal)) latestToken = token;
    request.headers.set('authorization', `Bearer ${token}`);
  };

  try {
    const response = await ky(`${host}${path}`, {
      ...kyOptions(call, input),
      headers: headersOf(sent),
      // ky would start a new time limit for each attempt.
      timeout: false,
      signal,
      hooks: call.auth ? { beforeRequest: [authorize] } : {},
    });
    const answer = isWrite(call)
      ? await readIfAny(call, response, name)
      : parseAnswer(call, await response.text(), name);
    tell(sent, { result: response.status });
    logAnswer(`${name.call} answered after ${Date.now() - name.startedAt} ms`, answer);
    return answer as Answer<C>;
  } catch (cause) {
    const error = toApiError(cause, name, signal);
    if (token !== null && token === latestToken && !isEarly(options.signal)) refuse(error, token, config);
    tell(sent, { result: error.status ?? error.kind, requestId: error.problem?.requestId });
    logDev('info', error.message, `${Date.now() - name.startedAt} ms`);
    throw error;
  }
}

const tell = ({ name, caller }: Sent<Call>, end: Pick<CallObservation, 'result' | 'requestId'>): void =>
  observe({ kind: 'call', call: name.call, build: caller, ms: Date.now() - name.startedAt, ...end });

/** Tells the session. A late refusal of a replaced token does not concern it and is filtered out before. */
function refuse(error: ApiError, used: string, { onUnauthorized, onActionRequired }: ApiConfig): void {
  if (requiredActionOf(error)) onActionRequired();
  if (error.status !== 401 || used === refusedToken) return;
  refusedToken = used;
  onUnauthorized(tokenRefusalOf(error));
}

/** A header that the host does not allow would fail the preflight of every call. */
function headersOf<C extends Call>({ call, options: { idempotencyKey }, caller }: Sent<C>): Record<string, string> {
  const { idempotencyHeader, clientHeader } = apiConfig();
  return {
    accept: 'application/json',
    ...(call.idempotencyKey && idempotencyKey && idempotencyHeader ? { 'idempotency-key': idempotencyKey } : {}),
    ...(clientHeader && caller ? { [CLIENT_HEADER]: writeClient({ app: caller.name, ...caller }) } : {}),
  };
}

function kyOptions<C extends Call>(call: C, input: CallInput<C>): Options {
  return {
    method: call.method,
    ...(input.query === undefined ? {} : { searchParams: input.query as Record<string, string | undefined> }),
    ...(input.body === undefined ? {} : { json: input.body }),
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      afterStatusCodes: [503],
      maxRetryAfter: RETRY_AFTER_MAX_MS,
      delay: () => RETRY_DELAY_MS,
    },
    // The API never redirects; following a redirect could only send the token elsewhere.
    redirect: 'error',
    credentials: 'omit',
    // With `no-store` in the request Chromium does not use remembered preflights.
    ...(apiConfig().saysNoStore ? {} : { cache: 'no-store' as const }),
  };
}

type Name = Pick<ApiError, 'method' | 'call' | 'startedAt'>;

const isWrite = ({ method }: Pick<Call, 'method'>): boolean => method !== 'GET';

/** The answer to a write: the declared status says that it is done, whatever the body is. */
async function readIfAny<C extends Call>(call: C, response: Response, name: Name): Promise<CallAnswer<C> | undefined> {
  if (response.status !== call.success)
    throw new ApiError({ ...name, kind: 'parse', status: response.status, detail: `expected ${call.success}` });
  return response
    .text()
    .then((text) => parseAnswer(call, text, name))
    .catch(() => undefined);
}

function parseAnswer<C extends Call>(call: C, text: string, name: Name): CallAnswer<C> {
  const result = v.safeParse(call.answer, readJson(text, name));
  if (result.success) return result.output as CallAnswer<C>;
  const missed = result.issues.filter((issue) => !hasFallback(issue));
  if (missed.length > 0) throw breach(name, missed);
  apiConfig().onBreach?.(breach(name, result.issues), result.issues.some(isMissingRow));
  return result.output as CallAnswer<C>;
}

const PLACES_MAX = 5;

/** Keeps the place of an issue, the same for all rows, and the expected type: the message would quote the value. */
function breach(name: Name, issues: readonly v.BaseIssue<unknown>[]): ApiError {
  const places = issues.map((issue) => {
    const place = v.getDotPath(issue)?.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*') ?? 'answer';
    return `${place}: expected ${issue.expected ?? issue.type}`;
  });
  return new ApiError({ ...name, kind: 'parse', detail: [...new Set(places)].slice(0, PLACES_MAX).join('; ') });
}

function readJson(text: string, name: Name): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ ...name, kind: 'parse', detail: 'not JSON' });
  }
}

function toApiError(cause: unknown, name: Name, signal: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  if (signal.reason instanceof ApiError) return signal.reason;
  if (isHTTPError(cause)) {
    const problem = v.safeParse(Problem, cause.data);
    const { status, headers } = cause.response;
    const refusal = { status, retryAfterSeconds: retryAfter(headers) };
    return new ApiError({ ...name, kind: 'http', ...refusal, ...(problem.success ? { problem: problem.output } : {}) });
  }
  // fetch throws TypeError for whatever prevents an answer, even a body that breaks off, and in Firefox an AbortError
  // when
  // the page is being left. It does not tell a server that was never reached from a line that broke later, so a write
  // counts as sent.
  if (isNetworkError(cause) || cause instanceof TypeError || isBrokenOff(cause))
    return new ApiError({ ...name, kind: name.method === 'GET' ? 'offline' : 'lost', cause });
  return new ApiError({ ...name, kind: 'parse', detail: 'unexpected failure', cause });
}

const isBrokenOff = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/** The API sends seconds. A date, which another host may send, is ignored. */
function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}
