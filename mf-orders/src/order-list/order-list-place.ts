import { ALL } from '@portal/shared/api/account-options';
import { OrderStatusFilter } from '@portal/shared/contract/order';
import { definePlace, placeEntries } from '@portal/shared/host/list';
import * as v from 'valibot';

/** The part of the list that is shown. */
export const orderPlace = definePlace({
  filter: v.fallback(OrderStatusFilter, 'all'),
  ...placeEntries,
  period: v.fallback(v.picklist(['all', 'notExpired']), 'all'),
});
export type OrderListPlace = typeof orderPlace.whole;

/** How many filters besides keyword and page are set. */
export const countFilters = ({ filter, contact, department, period }: OrderListPlace): number =>
  [filter !== 'all', contact !== ALL, department !== ALL, period !== 'all'].filter(Boolean).length;

export const isNarrowed = (place: OrderListPlace): boolean => place.q !== '' || countFilters(place) > 0;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.20, 9.3]. */
export const orderListQuery = (place: OrderListPlace) => ({
  pageNumber: place.page,
  orderStatusFilter: place.filter,
  searchKeyword: place.q,
  contactId: place.contact,
  department: place.department,
  parkingUsageDateFilter: place.period === 'all' ? undefined : place.period,
});
