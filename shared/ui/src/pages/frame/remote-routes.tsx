import type { Prefetch, RemoteRoute } from '@portal/platform/remote-module';
import { matchRoutes, useRoutes } from '@portal/platform/router';
import type { ReactNode } from 'react';
import { LazyPage, loadPage } from './lazy-page.tsx';

interface RemoteRoutesProps {
  routes: readonly RemoteRoute[];
  /** For paths inside the area that no route matches [2.45]. */
  notFound: ReactNode;
}

/** The pages of one prefix, mounted below the host's `prefix/*` route. */
export function RemoteRoutes({ routes, notFound }: RemoteRoutesProps) {
  return useRoutes([
    ...routes.map(({ path, page }) => ({ path, element: <LazyPage load={page} key={path} /> })),
    { path: '*', element: notFound },
  ]);
}

/** The reads that the page at `pathname` begins with. */
export async function prefetchesAt(
  routes: readonly RemoteRoute[],
  prefix: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<readonly Prefetch[]> {
  const match = matchRoutes([...routes], pathname, prefix)?.at(-1);
  const reads = await match?.route.reads?.();
  return reads ? reads(new URLSearchParams(search), match?.params) : [];
}

/** Loads the page at `pathname`, so that a click on its link finds it in memory. */
export async function prefetchRoute(routes: readonly RemoteRoute[], prefix: string, pathname: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname, prefix);
  const page = matches?.at(-1)?.route.page;
  if (page) await loadPage(page);
}
