import type { contracts } from '@portal/lessee-api/database/schema/contract';
import type { estimates } from '@portal/lessee-api/database/schema/estimate';
import type { orders } from '@portal/lessee-api/database/schema/order';
import { searchText } from '@portal/lessee-api/database/search-text';
import { inTokyo } from '@portal/platform/text';
import { entranceOf } from './entrance.ts';

type Order = Pick<typeof orders.$inferInsert, 'accountId' | 'id' | 'name' | 'startDate' | 'endDate' | 'numberOfCars'>;
type Estimate = typeof estimates.$inferInsert;

/** The contract made from papers: the estimate's lot for the days of the order. It has the id of its papers. */
export const contractRow = (id: string, order: Order, estimate: Estimate, createdAt: Date) =>
  ({
    id,
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    parkingName: estimate.parkingName,
    parkingAddress: estimate.address,
    entrance: entranceOf(estimate.address),
    searchText: searchText(estimate.parkingName, estimate.address, order.name),
    latitude: estimate.latitude,
    longitude: estimate.longitude,
    startAt: inTokyo(order.startDate),
    endAt: inTokyo(order.endDate, '23:59:59.999'),
    monthlyRent: estimate.monthlyRent,
    numberOfCars: order.numberOfCars,
    createdAt,
  }) satisfies typeof contracts.$inferInsert;
