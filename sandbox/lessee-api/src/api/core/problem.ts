import type { Problem } from '@portal/contract/values/primitives';
import type { Context } from 'hono';

export const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;
export type ProblemStatus = keyof typeof TITLES;

export interface Issue {
  /** The field, for example `attachmentUrls.0`; empty for the whole body. */
  path: string;
  message: string;
  /** Why, where the portal has words of its own for it. */
  code?: 'content' | 'malware';
}

/** Thrown by a handler to answer with a problem document (RFC 9457) instead of an answer. */
export class ProblemError extends Error {
  readonly status: ProblemStatus;
  readonly code: string | undefined;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly remaining: number | undefined;

  constructor(
    status: ProblemStatus,
    details: { code?: string; issues?: Issue[]; retryAfterSeconds?: number; remaining?: number } = {},
  ) {
    super(TITLES[status]);
    this.name = 'ProblemError';
    this.status = status;
    this.code = details.code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.remaining = details.remaining;
  }
}

export const badRequest = (...issues: Issue[]): ProblemError => new ProblemError(400, { issues });
/** The same for an unknown id and for another account's: a caller cannot learn that an id exists. */
export const notFound = (): ProblemError => new ProblemError(404);
export const conflict = (code: string): ProblemError => new ProblemError(409, { code });

export function problemResponse(context: Context, problem: ProblemError): Response {
  const { status, code, issues, retryAfterSeconds, remaining } = problem;
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    ...(code === undefined ? {} : { code }),
    ...(issues === undefined ? {} : { issues }),
    ...(remaining === undefined ? {} : { remaining }),
    requestId: context.get('requestId'),
  };
  context.header('Content-Type', 'application/problem+json');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.body(JSON.stringify(body), status);
}
