import { type createBrowserRouter, createPath, type To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A router that enters a page once, however often its link is pressed. React Router's link replaces the history entry
 * if it leads to the current page. During a transition the current page is still the old one, so a double click would
 * add two entries, and Back had to be pressed twice.
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

/** null for a relative target: it depends on the page on which the link is. */
function absolutePath(to: To): string | null {
  const path = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  return path.startsWith('/') ? path : null;
}
