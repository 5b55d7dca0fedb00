import { prefetchOf } from '@portal/platform';
import type { EarlyReads } from '@portal/platform/host';
import type { Prefetch } from '@portal/platform/remote-module';
import { getSession } from '@portal/platform/session';
import { isPublic } from '@portal/platform/session/public-routes';
import { newsQueries } from '@portal/queries/news';
import { areaAt } from '#federation/areas/areas.ts';
import type { AreaAccess } from '#federation/portal/portal.ts';
import { type PageAddress, readsOfArea } from '#federation/prefetch/prefetch.ts';

/** Sends the early reads of the page at `address`, once its code has arrived and while the customer is not known yet. */
export async function sendEarlyReads(portal: AreaAccess, address: PageAddress, send: EarlyReads): Promise<void> {
  if (isPublic(address.pathname)) return;
  if (areaAt(portal.areas, '/news')) send([prefetchOf(newsQueries.unreadCount())]);
  try {
    const reads = await readsOfPage(portal, address);
    // Once the session is known the page reads for itself.
    if (getSession().state === 'loading') send(reads);
  } catch {
    // The visit reports what cannot be loaded.
  }
}

async function readsOfPage(portal: AreaAccess, address: PageAddress): Promise<readonly Prefetch[]> {
  if (address.pathname !== '/') return readsOfArea(portal, address);
  const { homeReads } = await import(/* webpackChunkName: "home" */ '#home/home-reads.ts');
  return homeReads(new URLSearchParams(address.search));
}
