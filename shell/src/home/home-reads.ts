import { firstRead, userQueries } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import { homeFilter } from '#home/filter/home-filter.ts';
import { oldestOrdersQuery } from '#home/work-queue/use-oldest-orders.ts';

/** What home asks for whatever the account is; which bills are asked for depends on it. */
export const homeReads =
  (areas: readonly Area[]): FirstReads =>
  (search) => {
    const filter = homeFilter.read(search);
    const hasOrders = areaAt(areas, '/order') !== undefined;
    return [
      firstRead(orderQueries.progress(filter)),
      firstRead(userQueries.accounts()),
      ...(hasOrders
        ? (['unanswered', 'uncontracted'] as const).map((status) => firstRead(oldestOrdersQuery(status, filter, 1)))
        : []),
    ];
  };
