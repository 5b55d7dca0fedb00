import type { RemoteModule, RemoteRoute } from '@portal/platform';
import { hotType } from './hot-type.ts';
import { remote as served } from './served-remote.ts';

/* In place of `src/remote.ts` in a remote with hot reload: the portal renders its pages without our JSX. */

/** The portal keeps the routes that it got first: they ask the newest ones for their page. */
const hotRoute = (prefix: string, route: RemoteRoute, index: number): RemoteRoute => ({
  ...route,
  page: async () => hotType(await (served.routes[prefix]?.[index] ?? route).page()),
});

const pathsOf = ({ routes }: RemoteModule): string =>
  JSON.stringify(Object.entries(routes).map(([prefix, pages]) => [prefix, pages.map(({ path }) => path)]));
const paths = pathsOf(served);

export const remote: RemoteModule = {
  ...served,
  routes: Object.fromEntries(
    Object.entries(served.routes).map(([prefix, pages]) => [
      prefix,
      pages.map((route, index) => hotRoute(prefix, route, index)),
    ]),
  ),
};

// What no component imports, such as the reads of a page, is asked for again when it is used.
import.meta.webpackHot?.accept('./served-remote.ts', () => {
  if (pathsOf(served) !== paths) window.location.reload();
});
