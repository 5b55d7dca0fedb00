import { reportError } from '@portal/shared/observe';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@portal/shared/router';
import { StartFailedScreen } from '#screen/start-failed-screen.tsx';
import type { Opening } from './opening.ts';

/** How it is reported that they cannot be fetched. */
export const UNOPENED = { reason: 'the code of all pages but the login could not be fetched', category: 'remoteLoad' };

/** The route below which all pages are. */
export const PAGES_ROUTE = 'pages';

/** Adds the other pages to a router that was made for the login, when the first of them is asked for. */
export function patchOnce(opening: Pick<Opening, 'open'>): PatchRoutesOnNavigationFunction {
  let isPatched = false;
  return async ({ patch, signal }) => {
    if (isPatched) return;
    const routes = await routesOf(opening);
    // The router takes no routes of a navigation that another one has replaced.
    if (isPatched || signal.aborted) return;
    isPatched = true;
    patch(PAGES_ROUTE, routes);
  };
}

async function routesOf(opening: Pick<Opening, 'open'>): Promise<RouteObject[]> {
  try {
    return [...(await opening.open()).routes];
  } catch (error) {
    reportError(error, UNOPENED);
    // Its button reloads the page, whose document asks for that code at once.
    return [{ path: '*', element: <StartFailedScreen /> }];
  }
}
