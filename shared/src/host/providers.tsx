import { type QueryClient, QueryClientProvider } from '@portal/shared/query';
import { SupportAddress, UiProvider } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { DialogHost } from './dialog-host.tsx';
import type { GeoServices } from './environment.ts';
import { GeoServicesProvider } from './geo-services.ts';
import { OfflineBar } from './offline-bar.tsx';
import { createQueryClient } from './query-client.ts';
import { alwaysCurrent, type ReleaseCheck, ReleaseCheckProvider } from './release/release-check.ts';

/** The page's one query client. */
export const queryClient = createQueryClient();

interface HostProvidersProps {
  /** From the environment; without it the support is named, not linked. */
  supportAddress?: string | undefined;
  geo: GeoServices;
  client?: QueryClient;
  /** Absent where there are no releases to be told of: a remote alone. */
  checkRelease?: ReleaseCheck;
  children: ReactNode;
}

/** What every host gives its pages: theme, data, dialogs, and the message about a lost network. */
export function HostProviders({
  supportAddress,
  geo,
  client = queryClient,
  checkRelease = alwaysCurrent,
  children,
}: HostProvidersProps) {
  return (
    <UiProvider>
      <SupportAddress value={supportAddress ?? null}>
        <QueryClientProvider client={client}>
          <OfflineBar />
          <ReleaseCheckProvider value={checkRelease}>
            <GeoServicesProvider value={geo}>{children}</GeoServicesProvider>
          </ReleaseCheckProvider>
          <DialogHost />
        </QueryClientProvider>
      </SupportAddress>
    </UiProvider>
  );
}
