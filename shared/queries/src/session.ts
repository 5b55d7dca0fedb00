import { endOtherSessions, getSessions } from '@portal/contract/session';
import { request } from '@portal/platform/api';
import { type QueryClient, queryOptions } from '@portal/platform/query';

/** Only for a host with the feature `sessions`. */
export const sessionQueries = {
  all: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => request(getSessions, {}, { signal }),
    }),
};

/** Ends all sessions that began before this one, which must be a few minutes old at most. */
export const endOthers = () => request(endOtherSessions, {});

export const refreshSessions = (client: QueryClient) => client.invalidateQueries({ queryKey: ['sessions'] });
