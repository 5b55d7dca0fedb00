import * as v from 'valibot';
import { defineCall } from './call.ts';
import { BILLING_UNITS } from './values/billing-unit.ts';
import type { Feature } from './values/features.ts';
import {
  AnyId,
  Contact,
  Count,
  ListQuery,
  Location,
  OptionalDate,
  PagePagination,
  ShownDate,
  ShownInstant,
  ShownText,
} from './values/primitives.ts';
import { SORT_DIRECTIONS } from './values/sort.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const ORDER_PAGE_SIZE = 20;
/** In the picker of a form [9.6]. */
export const ORDER_CHOICES_PAGE_SIZE = 25;

export const ORDER_STATUS_FILTERS = [
  'all',
  'unanswered',
  'uncontracted',
  'notDownloadedBilling',
  'inProgress',
  'waitingQuote',
  'unsubmittedPapers',
  'contractInProgress',
] as const;
/** Filters that only a host with the feature has (values/features.ts). */
export const FEATURE_OF_FILTER: Readonly<Partial<Record<OrderStatusFilter, Feature>>> = {
  inProgress: 'orderProgressFilters',
  waitingQuote: 'orderProgressFilters',
  unsubmittedPapers: 'contractProgress',
  contractInProgress: 'contractProgress',
};
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

/** Only for a host with the feature `orderSort` (values/features.ts). */
export const ORDER_SORT_COLUMNS = ['CREATED_AT', 'USAGE_PERIOD', 'NAME'] as const;
export type OrderSortColumn = (typeof ORDER_SORT_COLUMNS)[number];

export const OrderListQuery = v.object({
  ...ListQuery,
  orderStatusFilter: v.optional(OrderStatusFilter, 'all'),
  /** Newest first, where nothing else is asked for. */
  orderType: v.optional(v.literal('desc')),
  sortColumn: v.optional(v.picklist(ORDER_SORT_COLUMNS)),
  sortDirection: v.optional(v.picklist(SORT_DIRECTIONS)),
  parkingUsageDateFilter: v.optional(v.literal('notExpired')),
  /** How the portal thinks the customer is billed. It does not filter, since this may be out of date. */
  billingUnit: v.optional(v.picklist(BILLING_UNITS)),
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
  id: AnyId,
  name: ShownText,
  address: ShownText,
  /** null if unreadable: not shown, and a change asks for it. */
  numberOfCars: withFallback(Count, null),
  /** Kept as text: an unknown value is shown as it is. */
  automobileType: ShownText,
  startDate: ShownDate,
  endDate: ShownDate,
  status: withFallback(v.picklist(ORDER_STATUSES), 'unknown'),
  contact: Contact,
  /** null if unreadable: the search is neither stopped nor resumed, since the API has only a toggle. */
  isSearchStopped: withFallback(v.boolean(), null),
  createdAt: ShownInstant,
  /** null if unreadable: no number is shown. The API decides whether the order can be changed. */
  estimates: withFallback(EstimateCounts, null),
};

export const OrderListItem = fields(orderFields);
export type OrderListItem = v.InferOutput<typeof OrderListItem>;

/** Until when the provider expects to do its next steps. A host may leave out any of them. */
export const ExpectedDays = fields({
  /** The first estimate, while there is none. */
  estimate: v.optional(OptionalDate),
  /** The papers of accepted estimates, while they are not issued. */
  papers: v.optional(OptionalDate),
  /** The first bill, once an estimate is accepted and while there is none. */
  firstBill: v.optional(OptionalDate),
});
export type ExpectedDays = v.InferOutput<typeof ExpectedDays>;

/** When the last of each has come. A host may leave out any of them. */
export const ReachedDays = fields({
  /** An estimate arrived. */
  estimate: v.optional(OptionalDate),
  /** A contract was concluded. */
  contract: v.optional(OptionalDate),
});
export type ReachedDays = v.InferOutput<typeof ReachedDays>;

/** The bills of the order's contracts; a corrected one counts once. */
export const OrderBills = fields({
  total: Count,
  notDownloaded: withFallback(Count, 0),
  lastBillingDate: v.optional(OptionalDate),
});
export type OrderBills = v.InferOutput<typeof OrderBills>;

/** What a change can change. `place` is the address or the point on the map, `cars` their number or kind. */
export const ORDER_CHANGES = ['name', 'place', 'period', 'cars', 'remarks', 'attachments'] as const;
export type OrderChange = (typeof ORDER_CHANGES)[number];

export const ORDER_EVENTS = ['changed', 'searchStopped', 'searchResumed'] as const;
export const OrderEvent = fields({
  kind: withFallback(v.picklist(ORDER_EVENTS), 'unknown'),
  at: ShownInstant,
  /** The customer who did it; null: the person is no longer known. */
  by: v.optional(v.nullable(Contact)),
  /** What of it a change has changed. */
  changes: v.optional(rows(v.picklist(ORDER_CHANGES))),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

export const Attachment = fields({ id: AnyId, name: ShownText, url: v.string() });
export const Order = fields({
  ...orderFields,
  remarks: ShownText,
  /** null if unreadable: no map, and a change asks for the place. */
  location: withFallback(Location, null),
  attachments: withFallback(rows(Attachment), []),
  expected: v.optional(withFallback(ExpectedDays, undefined)),
  reached: v.optional(withFallback(ReachedDays, undefined)),
  bills: v.optional(withFallback(OrderBills, undefined)),
  /** What customers did with the request after it was made, oldest first. */
  history: v.optional(rows(OrderEvent)),
});
export type Order = v.InferOutput<typeof Order>;

/** Each number is read for itself; an unreadable one is null and not shown. */
const ProgressCount = withFallback(Count, null);
export const OrderProgress = fields({
  inProgressCount: ProgressCount,
  unansweredQuoteCount: ProgressCount,
  waitingQuoteCount: ProgressCount,
  uncontractedCount: ProgressCount,
  notDownloadedBillingCount: ProgressCount,
  /** Bills, not orders with such bills. Only of a host with the feature `billSearch`. */
  notDownloadedBillCount: v.optional(ProgressCount),
  inUsingCount: ProgressCount,
  beforeUsingCount: ProgressCount,
  /** Only of a host with the feature `contractProgress`. Together they are `uncontractedCount`. */
  unsubmittedPapersCount: v.optional(ProgressCount),
  contractInProgressCount: v.optional(ProgressCount),
});
export type OrderProgress = v.InferOutput<typeof OrderProgress>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/order',
  auth: true,
  query: OrderListQuery,
  success: 200,
  answer: fields({ data: rows(OrderListItem), pagination: PagePagination }),
  errors: [429],
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
