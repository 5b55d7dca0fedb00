import { ApiError, requiredActionOf } from '../api/index.ts';
import { type Dialogs, dialogs } from '../dialogs/dialog-queue.ts';
import { reportUnexpected } from '../failure/report-unexpected.ts';
import { QueryCache, QueryClient } from '../query/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Which failures show the dialog; the others are shown in their place, or not at all. Without it: all. */
      dialog?: boolean | ((error: unknown) => boolean);
      /** A failure is expected, and not reported. */
      mayFail?: boolean;
    };
  }
}

/** One client per page. It refetches little on its own: the specification says which reads are repeated. */
export function createQueryClient(show: Pick<Dialogs, 'error'> = dialogs): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (!query.meta?.mayFail) reportUnexpected(error);
        if (isWanted(query.meta?.dialog, error) && isWorthADialog(error)) void show.error({ error });
      },
    }),
    defaultOptions: {
      queries: {
        // 'online', the default, would hold requests back and send them later. The client already retries once.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

const isWanted = (dialog: boolean | ((error: unknown) => boolean) = true, error: unknown): boolean =>
  typeof dialog === 'function' ? dialog(error) : dialog;

/** An aborted request shows nothing, since nobody waits for it; a refused token and a demand lead elsewhere. */
function isWorthADialog(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.kind !== 'aborted' && error.status !== 401 && requiredActionOf(error) === undefined;
}
