import type { QueryFunctionContext, SkipToken } from '@portal/shared/query';

interface Query {
  queryKey: readonly unknown[];
  queryFn?: ((context: QueryFunctionContext<never, never>) => unknown) | SkipToken;
}

/** A cache without anything: the page is not there yet. */
const EMPTY = { getQueryData: () => undefined };

/** The request of a query without the query: nothing is in its cache before its page asks for it. */
export const firstRead =
  ({ queryKey, queryFn }: Query) =>
  async (signal: AbortSignal): Promise<unknown> => {
    const context = { queryKey, signal, client: EMPTY, meta: undefined } as unknown as QueryFunctionContext<
      never,
      never
    >;
    return typeof queryFn === 'function' ? queryFn(context) : undefined;
  };
