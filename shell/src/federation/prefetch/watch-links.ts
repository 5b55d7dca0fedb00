import { CONTENT_MARK } from '@portal/platform/host';
import { isPublic } from '@portal/platform/session/public-routes';
import type { AllAreas } from '#federation/areas/all-areas.ts';
import { areaAt } from '#federation/areas/areas.ts';

/**
 * Fetches the areas that the document left out as soon as a page shows a link to one of them, so that a press waits for
 * its code alone.
 */
export function watchLinks({ known, ask, subscribe }: AllAreas): void {
  if (known().state === 'whole') return;
  const isMissing = ({ origin, pathname }: HTMLAnchorElement | HTMLAreaElement) =>
    origin === location.origin &&
    pathname !== location.pathname &&
    pathname !== '/' &&
    !isPublic(pathname) &&
    !areaAt(known().areas, pathname);
  const contents = new PerformanceObserver((list) => {
    if (list.getEntriesByName(CONTENT_MARK).length > 0 && Array.from(document.links).some(isMissing)) void ask();
  });
  contents.observe({ type: 'mark', buffered: true });
  subscribe(() => {
    if (known().state === 'whole') contents.disconnect();
  });
}
