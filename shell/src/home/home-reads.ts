import { prefetchOf, userQueries } from '@portal/platform';
import type { Prefetches } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import { homeFilter } from '#home/filter/home-filter.ts';
import { oldestOrdersQuery } from '#home/work-queue/use-oldest-orders.ts';

/** What home asks for whatever the account is; which bills are asked for depends on it. */
export const homeReads =
  (areas: readonly Area[]): Prefetches =>
  (search) => {
    const filter = homeFilter.read(search);
    const hasOrders = areaAt(areas, '/order') !== undefined;
    return [
      prefetchOf(orderQueries.progress(filter)),
      prefetchOf(userQueries.accounts()),
      ...(hasOrders
        ? (['unanswered', 'uncontracted'] as const).map((status) => prefetchOf(oldestOrdersQuery(status, filter, 1)))
        : []),
    ];
  };
