import { CONTENT_MARK } from '@portal/platform/host';
import { isPublic } from '@portal/platform/session/public-routes';
import type { AllAreas } from '#federation/areas/all-areas.ts';
import { areaAt } from '#federation/areas/areas.ts';

/**
 * Asks for what the document left out as soon as a page shows a link that leads there, so that a press on it waits for
 * nothing but code. A page without such a link asks for nothing.
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
