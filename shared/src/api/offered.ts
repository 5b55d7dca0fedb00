/** What remotes use of it (build/shared-modules.ts). All that is named here is on every customer's page. */
export {
  ApiError,
  billingUnit,
  isHttpError,
  mayHaveArrived,
  REQUEST_TIMEOUT_MS,
  request,
  retryAfterOf,
  wireQuery,
} from './index.ts';
