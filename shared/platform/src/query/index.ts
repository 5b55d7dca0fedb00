/**
 * What the portal uses of its cache of server state. A module that is shared cannot be tree-shaken: all of the library
 * would be on every page (ADR 37).
 */
export {
  focusManager,
  infiniteQueryOptions,
  keepPreviousData,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryFunctionContext,
  queryOptions,
  type SkipToken,
  type UseQueryResult,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
