import * as v from 'valibot';
import { defineCall } from './call.ts';
import { inOrder } from './period.ts';
import {
  Contact,
  Count,
  DateString,
  Id,
  Latitude,
  ListQuery,
  Location,
  Longitude,
  PagePagination,
  PlannedDate,
  Timestamp,
} from './primitives.ts';
import { filledLineUpTo, lineUpTo, lineUpToUnits, textUpTo } from './text-rules.ts';

export const REMARKS_MAX = 255;
export const CONSTRUCTION_NAME_MAX = 255;
export const ADDRESS_MAX = 255;
export const CARS_MAX = 9999;
/** Used unless the prefill has address, latitude and longitude together [2.103]. */
export const DEFAULT_LOCATION = { latitude: 35.681236, longitude: 139.767125 } as const;
export const ORDER_PAGE_SIZE = 20;
/** In the picker of a form [9.6]. */
export const ORDER_CHOICES_PAGE_SIZE = 25;

/** A suggestion: an unknown value is shown as it is and kept. */
export const AUTOMOBILE_TYPES = ['NORMAL', 'LIGHT', 'WAGON', 'TRUCK_2T', 'TRUCK_4T', 'OTHER'] as const;
export type AutomobileType = (typeof AUTOMOBILE_TYPES)[number];
export const AutomobileType = v.picklist(AUTOMOBILE_TYPES);

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

/**
 * The address of an upload. Limited in bytes, because databases count bytes where an order's addresses are stored
 * separately.
 */
export const AttachmentUrl = v.pipe(lineUpToUnits(2000), v.url(), v.maxBytes(2000));

export const ATTACHMENTS_MAX = 20;

/** What a customer says about a site, in a new order and in a change. */
export const siteFields = {
  name: filledLineUpTo(CONSTRUCTION_NAME_MAX),
  address: filledLineUpTo(ADDRESS_MAX),
  numberOfCars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARS_MAX)),
  startDate: PlannedDate,
  endDate: PlannedDate,
  remarks: textUpTo(REMARKS_MAX),
};
const { name: constructionName, ...site } = siteFields;

export const OrderCreateBody = v.pipe(
  v.strictObject({
    ...site,
    constructionName,
    latitude: Latitude,
    longitude: Longitude,
    automobileType: AutomobileType,
    attachmentUrls: v.pipe(v.array(AttachmentUrl), v.maxLength(ATTACHMENTS_MAX)),
    kizukuSpotId: v.optional(v.nullable(lineUpTo(255))),
  }),
  inOrder('startDate', 'endDate'),
);
export type OrderCreateBody = v.InferInput<typeof OrderCreateBody>;

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

export const createOrder = defineCall({
  method: 'POST',
  path: '/order',
  auth: true,
  body: OrderCreateBody,
  success: 201,
  answer: v.object({ id: Id }),
  /** 422: the same Idempotency-Key came with another body. */
  errors: [422],
  idempotencyKey: true,
});

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
