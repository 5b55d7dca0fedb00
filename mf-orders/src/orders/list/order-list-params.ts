import { FEATURE_OF_FILTER, ORDER_SORT_COLUMNS, ORDER_STATUS_FILTERS, OrderStatusFilter } from '@portal/contract/order';
import type { Feature } from '@portal/contract/values/features';
import {
  defineListParams,
  differsFrom,
  keptFilter,
  listParamEntries,
  NOT_NARROWED,
  sortEntries,
  sortQuery,
} from '@portal/platform';
import { storageKey } from '@portal/platform/session';
import * as v from 'valibot';

/** The part of the list that is shown. */
export const orderListParams = defineListParams({
  filter: v.fallback(OrderStatusFilter, 'all'),
  ...listParamEntries,
  /** Ended ones are left out unless the address says `all`. */
  period: v.fallback(v.picklist(['all', 'notExpired']), 'notExpired'),
  ...sortEntries(ORDER_SORT_COLUMNS, 'CREATED_AT'),
});
export type OrderListParams = typeof orderListParams.defaults;

/** The key of the status is the specification's [9.24]. */
export const keptOrderStatus = keptFilter(storageKey('keep-orders-status'), v.fallback(OrderStatusFilter, 'all'));

/** Those that a host with these features has. */
export const statusFiltersOf = (features: readonly Feature[]): OrderStatusFilter[] =>
  ORDER_STATUS_FILTERS.filter((filter) => {
    const feature = FEATURE_OF_FILTER[filter];
    return !feature || features.includes(feature);
  });

/** Without what a host with these features does not have. */
export function paramsFor(features: readonly Feature[], asked: OrderListParams): OrderListParams {
  const { filter, sort, direction } = orderListParams.defaults;
  return {
    ...asked,
    ...(!statusFiltersOf(features).includes(asked.filter) && { filter }),
    ...(!features.includes('orderSort') && { sort, direction }),
  };
}

/** Leaving out ended orders is no condition, so 条件をクリア keeps it. */
export const NO_CONDITION = { ...NOT_NARROWED, filter: 'all' } as const;

const isSorted = ({ sort, direction }: OrderListParams): boolean =>
  differsFrom(orderListParams.defaults, { sort, direction });

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.20, 9.3]. */
export const orderListQuery = (params: OrderListParams) => ({
  pageNumber: params.page,
  orderStatusFilter: params.filter,
  searchKeyword: params.q,
  contactId: params.contact,
  department: params.department,
  parkingUsageDateFilter: params.period === 'all' ? undefined : params.period,
  // The default is what every host does.
  ...(isSorted(params) ? sortQuery(params) : {}),
});
