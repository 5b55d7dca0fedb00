import { PageLoading, type RemoteModule, RemoteRoutes } from '@portal/shared/host';
import { ErrorCard, Page } from '@portal/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '#text/t.ts';
import type { RemoteLoader } from './remote-loader.ts';

interface RemoteAreaProps {
  loader: RemoteLoader;
  remote: string;
  prefix: `/${string}`;
  /** Name of the area, for the card that replaces it. */
  title: string;
  notFound: ReactNode;
}

/**
 * The place of a remote below the header: its pages, or a card if it cannot be loaded. Everything else keeps working.
 */
export function RemoteArea({ loader, remote, prefix, title, notFound }: RemoteAreaProps) {
  const [module, setModule] = useState<RemoteModule | undefined>(() => loader.loaded(remote, prefix));
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    if (module || isFailed) return;
    let isCurrent = true;
    loader.load(remote, prefix).then(
      (loaded) => isCurrent && setModule(loaded),
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, prefix, module, isFailed]);

  if (module) return <RemoteRoutes routes={module.routes[prefix] ?? []} notFound={notFound} />;
  if (!isFailed) return <PageLoading />;
  return (
    <Page title={title}>
      <ErrorCard
        title={t('remote.failedTitle')}
        body={t('remote.failedBody')}
        reference={loader.reference}
        onRetry={() => setIsFailed(false)}
      />
    </Page>
  );
}
