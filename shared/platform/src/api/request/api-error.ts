import type { HttpMethod } from '@portal/contract/call';
import type { Problem } from '@portal/contract/values/primitives';
import { REQUIRED_ACTIONS, type RequiredAction } from '@portal/contract/values/required-action';
import { TOKEN_REFUSALS, type TokenRefusal } from '@portal/contract/values/token-refusal';

/**
 * `offline`: nothing was sent, or only a read. `lost`: a write was sent, and the line broke before its answer came.
 * `parse`: the answer of a read breaks the contract, a write succeeded with another status than the declared one, or
 * something unexpected failed.
 */
export type ApiErrorKind = 'timeout' | 'offline' | 'lost' | 'http' | 'parse' | 'aborted';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  method: HttpMethod;
  /** `GET /order/:id`: the call, never the address with its ids. */
  call: string;
  /** When the call began, in milliseconds. */
  startedAt?: number;
  status?: number | undefined;
  problem?: Problem | undefined;
  /** From the answer's `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** The place where an answer breaks the contract; never the value that was there. */
  detail?: string | undefined;
  cause?: unknown;
}

/** The only error that the client throws. It stays a value with a kind until somebody shows it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly method: HttpMethod;
  readonly call: string;
  readonly startedAt: number;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails) {
    const { kind, method, call, startedAt = Date.now(), status, problem, detail, cause } = details;
    super([call, kind, status, problem?.code, detail].filter((part) => part !== undefined).join(' '), { cause });
    this.kind = kind;
    this.method = method;
    this.call = call;
    this.startedAt = startedAt;
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Whether `error` is the API's answer with one of these statuses. */
export const isHttpError = (error: unknown, ...statuses: readonly number[]): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.status !== undefined && statuses.includes(error.status);

/** After how many seconds a busy server wants to be asked again; undefined: it is not busy, or does not say. */
export const retryAfterOf = (error: unknown): number | undefined =>
  isHttpError(error, 429, 503) ? error.retryAfterSeconds : undefined;

/**
 * Whether a write may have been done although no answer says so: the answer is late, lost or unexpected, or a gateway
 * did not get it. Whoever sends it again should look first.
 */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.method !== 'GET' &&
  (['timeout', 'lost', 'parse'].includes(error.kind) || isHttpError(error, 502, 504));

/** What the API demands of the customer before it answers; undefined: `error` is no such refusal. */
export const requiredActionOf = (error: unknown): RequiredAction | undefined =>
  isHttpError(error, 403) ? REQUIRED_ACTIONS.find((action) => action === error.problem?.code) : undefined;

/** Why the API refuses the token; undefined: it does not refuse it, or gives no reason. */
export const tokenRefusalOf = (error: unknown): TokenRefusal | undefined =>
  isHttpError(error, 401) ? TOKEN_REFUSALS.find((refusal) => refusal === error.problem?.code) : undefined;
