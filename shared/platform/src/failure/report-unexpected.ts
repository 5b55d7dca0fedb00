import { ApiError } from '../api/index.ts';
import { authErrorCode } from '../firebase/index.ts';
import { reportError } from '../observe/index.ts';

/**
 * Reports an answer that breaks the contract, or an error of our own: a defect. A refusal by the API or the identity
 * provider is none.
 */
export function reportUnexpected(error: unknown): void {
  if (error instanceof ApiError && error.kind !== 'parse') return;
  if (authErrorCode(error) !== null) return;
  reportError(error, { reason: 'a request ended in a way nobody planned', category: 'apiContract' });
}
