import { prefetchOf, userQueries } from '@portal/platform';
import type { Prefetches } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import { homeFilter } from '#home/filter/home-filter.ts';
import { oldestOrdersQuery } from '#home/work-queue/use-oldest-orders.ts';

/** The first reads of home that do not depend on the account; which bills to read does. */
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
