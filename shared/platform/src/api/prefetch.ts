import type { QueryFunctionContext, SkipToken } from '../query/index.ts';

interface Query {
  queryKey: readonly unknown[];
  queryFn?: ((context: QueryFunctionContext<never, never>) => unknown) | SkipToken;
}

/** An empty cache: the page is not mounted yet. */
const EMPTY = { getQueryData: () => undefined };

/** The request of a query, and the key under which the query would keep its answer. */
export const prefetchOf = ({ queryKey, queryFn }: Query) =>
  Object.assign(
    async (signal: AbortSignal): Promise<unknown> => {
      const context = { queryKey, signal, client: EMPTY, meta: undefined } as unknown as QueryFunctionContext<
        never,
        never
      >;
      return typeof queryFn === 'function' ? queryFn(context) : undefined;
    },
    { queryKey },
  );
