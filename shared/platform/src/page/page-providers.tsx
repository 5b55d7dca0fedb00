import { type ReactNode, useEffect, useRef } from 'react';
import type { GeoServices } from '../environment.ts';
import { useMaintenance } from '../maintenance/maintenance.ts';
import { type QueryClient, QueryClientProvider } from '../query/index.ts';
import { onSignOut } from '../session/index.ts';
import { alwaysCurrent, type ReleaseCheck, ReleaseCheckProvider } from '../update/release-check.ts';
import { GeoServicesProvider } from './geo-services.ts';
import { createQueryClient } from './query-client.ts';
import { refetchFailedQueries } from './retry-failed-reads.ts';
import { useOnline } from './use-online.ts';
import { useQuietQueries } from './use-quiet-queries.ts';

/** The page's one query client. It is emptied when a customer leaves. */
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
  /** Absent for a remote that runs alone: it has no releases. */
  checkRelease?: ReleaseCheck | undefined;
  children: ReactNode;
}

/** What every host gives to pages that read data. The login does not need it. */
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

/** Reads again what failed without a network, and stops the timers of queries during maintenance. */
function FetchAgain({ client }: { client: QueryClient }) {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) refetchFailedQueries(client);
    wasOnline.current = isOnline;
  }, [isOnline, client]);
  useQuietQueries(useMaintenance() !== null);
  return null;
}
