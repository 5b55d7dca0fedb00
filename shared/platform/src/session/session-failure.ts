import { ApiError } from '../api/index.ts';
import type { SessionFailure } from './session.ts';

/** What a failed load of the customer's data means for the session [2.51]. */
export function sessionFailureOf(error: unknown): SessionFailure | 'unauthorized' {
  if (!(error instanceof ApiError)) return 'error';
  switch (error.kind) {
    case 'timeout':
    case 'offline':
      return error.kind;
    case 'http':
      if (error.status === 401) return 'unauthorized';
      return error.status === 403 ? 'forbidden' : 'error';
    case 'lost':
    case 'parse':
    case 'aborted':
      return 'error';
  }
}
