import {
  AreaBoundary,
  AreaFailure,
  OutdatedPage,
  PageLoading,
  RemoteRoutes,
  type ShownArea,
  ShownAreaProvider,
} from '@portal/ui/host';
import type { ReactNode } from 'react';
import type { RemoteLoader } from './remote-loader.ts';
import { useRemote } from './use-remote.ts';

interface RemoteAreaProps {
  loader: RemoteLoader;
  remote: string;
  prefix: `/${string}`;
  area: ShownArea;
  notFound: ReactNode;
}

/**
 * Shows a remote below the header: its pages, or a card if it cannot be loaded or crashes. Everything else keeps
 * working.
 */
export function RemoteArea({ loader, remote, prefix, area, notFound }: RemoteAreaProps) {
  const { state, retry, renew } = useRemote(loader, remote, prefix);
  return (
    <ShownAreaProvider value={area}>
      <AreaBoundary onRetry={renew}>
        {state.kind === 'loaded' ? (
          <RemoteRoutes routes={state.module.routes[prefix] ?? []} notFound={notFound} />
        ) : state.kind === 'failed' ? (
          <AreaFailure what="failed" error={state.error} onRetry={retry} />
        ) : state.kind === 'outdated' ? (
          <OutdatedPage area={area.title} />
        ) : (
          <PageLoading />
        )}
      </AreaBoundary>
    </ShownAreaProvider>
  );
}
