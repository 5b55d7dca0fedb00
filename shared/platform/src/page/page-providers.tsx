import { type ReactNode, useEffect, useRef } from 'react';
import type { GeoServices } from '../environment.ts';
import { useMaintenance } from '../maintenance/maintenance.ts';
import { type QueryClient, QueryClientProvider } from '../query/index.ts';
import { onSignOut } from '../session/index.ts';
import { alwaysCurrent, type ReleaseCheck, ReleaseCheckProvider } from '../update/release-check.ts';
import { refetchFailed } from './fetch-what-failed.ts';
import { GeoServicesProvider } from './geo-services.ts';
import { createQueryClient } from './query-client.ts';
import { useOnline } from './use-online.ts';
import { useQuietQueries } from './use-quiet-queries.ts';

/** The page's one query client. Nothing of one customer remains in it for the next one at the same screen. */
export const queryClient = forgetful(createQueryClient());

function forgetful(client: QueryClient): QueryClient {
  onSignOut(() => {
    void client.cancelQueries();
    client.clear();
  });
  return client;
}

export interface PageProvidersProps {
  client?: QueryClient | undefined;
  geo: GeoServices;
  /** Absent where there are no releases to be told of: a remote alone. */
  checkRelease?: ReleaseCheck | undefined;
  children: ReactNode;
}

/** What every host gives the pages that read something. The login stands without it. */
export const PageProviders = ({
  client = queryClient,
  geo,
  checkRelease = alwaysCurrent,
  children,
}: PageProvidersProps) => (
  <QueryClientProvider client={client}>
    <FetchAgain client={client} />
    <ReleaseCheckProvider value={checkRelease}>
      <GeoServicesProvider value={geo}>{children}</GeoServicesProvider>
    </ReleaseCheckProvider>
  </QueryClientProvider>
);

/** Fetches again what failed without a network, and asks for nothing by timer during maintenance. */
function FetchAgain({ client }: { client: QueryClient }) {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) refetchFailed(client);
    wasOnline.current = isOnline;
  }, [isOnline, client]);
  useQuietQueries(useMaintenance() !== null);
  return null;
}
