import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Contact, Count, DateString, Id, ListQuery, Location, PagePagination, Timestamp } from './primitives.ts';

export const ORDER_PAGE_SIZE = 20;
/** In the picker of a form [9.6]. */
export const ORDER_CHOICES_PAGE_SIZE = 25;

export const ORDER_STATUS_FILTERS = ['all', 'unanswered', 'uncontracted', 'notDownloadedBilling'] as const;
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number];
export const OrderStatusFilter = v.picklist(ORDER_STATUS_FILTERS);

/**
 * What an order waits for; the first that applies: its end date has passed (closed), the search is stopped, an estimate
 * is unanswered, an accepted one is not contracted yet, one is contracted, no estimate has come, the search goes on.
 */
export const ORDER_STATUSES = [
  'closed',
  'searchStopped',
  'unanswered',
  'uncontracted',
  'contracted',
  'waitingQuote',
  'searching',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const OrderStatus = v.picklist(ORDER_STATUSES);

export const OrderListQuery = v.object({
  ...ListQuery,
  orderStatusFilter: v.optional(OrderStatusFilter, 'all'),
  /** Accepted without effect on parking orders. */
  orderType: v.optional(v.string()),
  parkingUsageDateFilter: v.optional(v.literal('notExpired')),
  /** Accepted without effect: an account has one billing unit. */
  billingUnit: v.optional(v.string()),
});

export const EstimateCounts = v.object({
  total: Count,
  unanswered: Count,
  rejected: Count,
  accepted: Count,
  contracted: Count,
  aborted: Count,
});

const orderFields = {
  id: Id,
  name: v.string(),
  address: v.string(),
  numberOfCars: Count,
  /** Kept as text: an unknown value is shown as it is. */
  automobileType: v.string(),
  startDate: DateString,
  endDate: DateString,
  status: OrderStatus,
  contact: Contact,
  isSearchStopped: v.boolean(),
  createdAt: Timestamp,
};

export const OrderListItem = v.object({ ...orderFields, estimates: EstimateCounts });
export type OrderListItem = v.InferOutput<typeof OrderListItem>;

export const Attachment = v.object({ id: Id, name: v.string(), url: v.string() });
export const Order = v.object({
  ...orderFields,
  estimates: EstimateCounts,
  remarks: v.string(),
  location: Location,
  attachments: v.array(Attachment),
});
export type Order = v.InferOutput<typeof Order>;

export const OrderProgress = v.object({
  inProgressCount: Count,
  unansweredQuoteCount: Count,
  waitingQuoteCount: Count,
  uncontractedCount: Count,
  notDownloadedBillingCount: Count,
  inUsingCount: Count,
  beforeUsingCount: Count,
});
export type OrderProgress = v.InferOutput<typeof OrderProgress>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/order',
  auth: true,
  query: OrderListQuery,
  success: 200,
  answer: v.object({ data: v.array(OrderListItem), pagination: PagePagination }),
  errors: [],
});

export const getOrderProgress = defineCall({
  method: 'GET',
  path: '/order/progress',
  auth: true,
  query: v.object({
    contact: v.optional(v.string()),
    contactId: v.optional(v.string()),
    department: v.optional(v.string()),
  }),
  success: 200,
  answer: OrderProgress,
  errors: [],
});

export const getOrder = defineCall({
  method: 'GET',
  path: '/order/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: Order,
  errors: [404],
});
