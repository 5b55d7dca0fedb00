/**
 * The part of TanStack Query that the portal uses. A shared module cannot be tree-shaken, so without this list all of
 * the library would be on every page (ADR 2).
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
