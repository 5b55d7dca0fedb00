export { type LooseQuery, wireQuery } from './address.ts';
export { ApiError, type ApiErrorKind, demandOf, isHttpError } from './api-error.ts';
export { REQUEST_TIMEOUT_MS, type RequestOptions, request } from './client.ts';
