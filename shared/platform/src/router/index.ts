/** The part of react-router that the portal uses: shared as one module, so that the rest is tree-shaken. */
import { createBrowserRouter as create } from 'react-router-dom';
import { enterOnce } from './enter-once.ts';

/** React Router's, but it enters a page once, however often its link is pressed. */
export const createBrowserRouter: typeof create = (...args) => enterOnce(create(...args));

export {
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
  type To,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { ScrollRestoration } from './scroll-restoration.tsx';
