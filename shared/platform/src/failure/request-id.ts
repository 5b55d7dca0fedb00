import { ApiError } from '../api/index.ts';

/** The API's number of the request that failed, if one did. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined;
