import { prefetchOf } from '@portal/platform';
import type { EarlyReads } from '@portal/platform/host';
import type { Prefetch } from '@portal/platform/remote-module';
import { getSession } from '@portal/platform/session';
import { isPublic } from '@portal/platform/session/public-routes';
import { newsQueries } from '@portal/queries/news';
import { areaAt } from '#federation/areas/areas.ts';
import type { Portal } from '#federation/portal/portal.ts';
import { readsOfArea } from '#federation/prefetch/prefetch.ts';

type Parts = Pick<Portal, 'areas' | 'loader' | 'maintenance'>;
type Place = Pick<Location, 'pathname' | 'search'>;

/** Sends the early reads of the page at `place`, once its code has arrived and while the customer is not known yet. */
export async function sendEarlyReads(portal: Parts, place: Place, send: EarlyReads): Promise<void> {
  if (isPublic(place.pathname)) return;
  if (areaAt(portal.areas, '/news')) send([prefetchOf(newsQueries.unreadCount())]);
  try {
    const reads = await readsOfPage(portal, place);
    // Once the session is known the page reads for itself.
    if (getSession().state === 'loading') send(reads);
  } catch {
    // The visit reports what cannot be loaded.
  }
}

async function readsOfPage(portal: Parts, place: Place): Promise<readonly Prefetch[]> {
  if (place.pathname !== '/') return readsOfArea(portal, place);
  const { homeReads } = await import(/* webpackChunkName: "home" */ '#home/home-reads.ts');
  return homeReads(new URLSearchParams(place.search));
}
