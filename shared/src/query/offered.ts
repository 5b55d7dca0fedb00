/** What remotes use of it (build/shared-modules.ts). All that is named here is on every customer's page. */
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from './index.ts';
