import { UiProvider } from '@portal/shared/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogHost } from './dialog-host.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { createQueryClient } from './query-client.ts';

/** The page's one query client. */
export const queryClient = createQueryClient();

/** What every host gives to the pages: theme, data, dialogs, and the word about a lost network. */
export function HostProviders({ children, client = queryClient }: { children: ReactNode; client?: QueryClient }) {
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <OfflineBar />
        {children}
        <DialogHost />
      </QueryClientProvider>
    </UiProvider>
  );
}
