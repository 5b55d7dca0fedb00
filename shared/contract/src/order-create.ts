/** A new order, and what a customer says about a site. Source: docs/statements.md, 3.21 to 3.24 and 7.18. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { inOrder } from './values/period.ts';
import { AnyId, Latitude, Longitude, PlannedDate } from './values/primitives.ts';
import { filledLineUpTo, lineUpTo, lineUpToUnits, textUpTo } from './values/text-rules.ts';

export const REMARKS_MAX = 255;
export const CONSTRUCTION_NAME_MAX = 255;
export const ADDRESS_MAX = 255;
export const CARS_MAX = 9999;
/** Used unless the prefill has address, latitude and longitude together [2.103]. */
export const DEFAULT_LOCATION = { latitude: 35.681236, longitude: 139.767125 } as const;

/** A suggestion: an unknown value is shown as it is and kept. */
export const AUTOMOBILE_TYPES = ['NORMAL', 'LIGHT', 'WAGON', 'TRUCK_2T', 'TRUCK_4T', 'OTHER'] as const;
export type AutomobileType = (typeof AUTOMOBILE_TYPES)[number];
export const AutomobileType = v.picklist(AUTOMOBILE_TYPES);

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

export const createOrder = defineCall({
  method: 'POST',
  path: '/order',
  auth: true,
  body: OrderCreateBody,
  success: 201,
  answer: v.object({ id: AnyId }),
  /** 422: the same Idempotency-Key came with another body. */
  errors: [422],
  idempotencyKey: true,
});
