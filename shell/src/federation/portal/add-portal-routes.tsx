import { reportError } from '@portal/platform/observe';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@portal/platform/router';
import { StartFailedScreen } from '#screens/start-failed-screen.tsx';
import type { LazyPortal } from './lazy-portal.ts';

/** The report if they cannot be fetched. */
export const PORTAL_NOT_LOADED = {
  reason: 'the code of all pages but the login could not be fetched',
  category: 'remoteLoad',
};

/** The route below which all pages are. */
export const PAGES_ROUTE = 'pages';

/** Adds the other pages to a router that was made for the login, at the first visit of one of them. */
export function addPortalRoutes(lazyPortal: Pick<LazyPortal, 'load'>): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ patch, signal }) => {
    if (isAdded) return;
    const routes = await routesOf(lazyPortal);
    // The router ignores routes from a navigation that another one has replaced.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    patch(PAGES_ROUTE, routes);
  };
}

async function routesOf(lazyPortal: Pick<LazyPortal, 'load'>): Promise<RouteObject[]> {
  try {
    return [...(await lazyPortal.load()).routes];
  } catch (error) {
    reportError(error, PORTAL_NOT_LOADED);
    // Its button reloads the page, and the document preloads that code.
    return [{ path: '*', element: <StartFailedScreen /> }];
  }
}
