export { type LooseQuery, wireQuery } from './request/address.ts';
export { billingUnit } from './request/api-config.ts';
export {
  ApiError,
  type ApiErrorKind,
  isHttpError,
  mayHaveArrived,
  requiredActionOf,
  retryAfterOf,
} from './request/api-error.ts';
export { REQUEST_TIMEOUT_MS, type RequestOptions, request } from './request/client.ts';
