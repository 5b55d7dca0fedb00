import { firstRead } from '@portal/shared/api/first-read';
import { orderQueries } from '@portal/shared/api/order';
import { userQueries } from '@portal/shared/api/user';
import type { FirstReads } from '@portal/shared/host';
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
