import { type createBrowserRouter, createPath, type To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router, entering a page once however often its link is pressed. React Router's link replaces the history entry of
 * the page that is on the screen; during a transition the address is ahead of it, and the second click of a double
 * click would enter the page again, so that Back had to be pressed twice.
 */
export function enterOnce(router: Router): Router {
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: To | number | null, options?: Parameters<Router['navigate']>[1]) => {
    if (typeof to === 'number') return navigate(to);
    const isThere = to !== null && absolutePath(to) === createPath(router.state.location);
    return navigate(to, isThere ? { ...options, replace: true } : options);
  };
  return router;
}

/** Without the page that a relative place begins at, it says nothing. */
function absolutePath(to: To): string | null {
  const path = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  return path.startsWith('/') ? path : null;
}
