import { useEffect } from 'react';
import { trackPageView } from '../observe/index.ts';
import { useLocation } from '../router/index.ts';

/** Counts each page that is shown. It is below the guard, so that a redirect does not count as a page [1.20]. */
export function usePageView(): void {
  const { pathname } = useLocation();
  useEffect(() => trackPageView(pathname), [pathname]);
}
