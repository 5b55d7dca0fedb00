import { reportError } from '@portal/platform/observe';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@portal/platform/router';
import { StartFailedScreen } from '#screens/start-failed-screen.tsx';
import type { LazyPortal } from './lazy-portal.ts';

/** How it is reported that they cannot be fetched. */
export const PORTAL_NOT_LOADED = {
  reason: 'the code of all pages but the login could not be fetched',
  category: 'remoteLoad',
};

/** The route below which all pages are. */
export const PAGES_ROUTE = 'pages';

/** Adds the other pages to a router that was made for the login, when the first of them is asked for. */
export function addPortalRoutes(lazyPortal: Pick<LazyPortal, 'load'>): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ patch, signal }) => {
    if (isAdded) return;
    const routes = await routesOf(lazyPortal);
    // The router takes no routes of a navigation that another one has replaced.
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
    // Its button reloads the page, whose document asks for that code at once.
    return [{ path: '*', element: <StartFailedScreen /> }];
  }
}
