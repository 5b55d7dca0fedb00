import { keptContact, prefetchOf, readOrKept, userQueries } from '@portal/platform';
import type { Prefetches } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';
import { homeFilter } from '#home/filter/home-filter.ts';

/** The first reads of home that do not depend on the account; what waits depends on the host's features. */
export const homeReads: Prefetches = (search) => [
  prefetchOf(orderQueries.progress(readOrKept(homeFilter, keptContact, search))),
  prefetchOf(userQueries.accounts()),
];
