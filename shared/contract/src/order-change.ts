/**
 * What can be done with an existing order, and the order by file. Source: docs/statements.md, 7.19, 7.22, 7.26, 7.27.
 */
import * as v from 'valibot';
import { type CallInput, defineCall } from './call.ts';
import { EMAIL_MAX } from './entry.ts';
import { Order } from './order.ts';
import { ATTACHMENTS_MAX, AttachmentUrl, REMARKS_MAX, siteFields } from './order-create.ts';
import { linkIn } from './values/link.ts';
import { inOrder } from './values/period.ts';
import { AnyId, Id, Location } from './values/primitives.ts';
import { lineUpToUnits, textUpTo } from './values/text-rules.ts';

export const SHARE_EMAILS_MAX = 50;
/** A day in Tokyo. */
export const SHARE_EMAILS_A_DAY = { person: 100, company: 300 } as const;
export const SHARE_ESTIMATES_MAX = 100;
const FILE_NAME_MAX = 255;
const FileName = v.pipe(lineUpToUnits(FILE_NAME_MAX), v.minLength(1));

/** The address of a new upload, or the id of an attachment to remove. Attachments that are not named stay. */
const AttachmentChange = v.union([
  v.strictObject({
    /** The file's own name, from its path, is the one that counts. */
    name: FileName,
    url: AttachmentUrl,
  }),
  v.strictObject({ id: Id, deleted: v.literal(true) }),
]);
export type AttachmentChange = v.InferInput<typeof AttachmentChange>;

export const OrderUpdateBody = v.pipe(
  v.strictObject({
    /** The order's own id, if it is sent along. */
    id: v.optional(Id),
    ...siteFields,
    /** Absent: the site stays where it is. */
    location: v.optional(Location),
    /** One of AUTOMOBILE_TYPES, or the order's current value, which the portal may not know. */
    automobileType: v.pipe(lineUpToUnits(50), v.minLength(1)),
    attachments: v.pipe(v.array(AttachmentChange), v.maxLength(2 * ATTACHMENTS_MAX)),
  }),
  inOrder('startDate', 'endDate'),
);
export type OrderUpdateBody = v.InferInput<typeof OrderUpdateBody>;

/** 409 `alreadyAccepted`: an estimate is accepted or contracted, so the conditions are fixed. */
export const updateOrder = defineCall({
  method: 'PUT',
  path: '/order/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  body: OrderUpdateBody,
  success: 200,
  answer: Order,
  errors: [404, 409],
});

/**
 * An order as a file: `fileKey` is the path of the caller's own upload. 409 `fileUsed`: it has already been ordered
 * with.
 */
export const createOrderByFile = defineCall({
  method: 'POST',
  path: '/order/file',
  auth: true,
  body: v.strictObject({
    filename: FileName,
    /** The limit of Cloud Storage. */
    fileKey: v.pipe(v.string(), v.minLength(1), v.maxBytes(1024)),
  }),
  success: 201,
  answer: v.object({ id: AnyId }),
  errors: [409, 429],
});

/** An address that estimates can be sent to. */
export const ShareEmail = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(EMAIL_MAX));

/** Recipients would take a link for the provider's. */
export const ShareRemarks = v.pipe(
  textUpTo(REMARKS_MAX),
  v.check((text) => linkIn(text) === null, 'Holds a link'),
);

/**
 * Sends the order's chosen estimates to these addresses as a PDF. 409 `estimateStatus`: one has been withdrawn. 422: the
 * same Idempotency-Key came with another body. 429 `shareLimitPerson` or `shareLimitCompany`: more addresses than a day
 * has, with how many are left today; 429 without a code: too many calls a minute.
 */
export const shareEstimates = defineCall({
  method: 'POST',
  path: '/order/:id/send-estimate-pdfs-on-customers',
  auth: true,
  params: v.object({ id: v.string() }),
  body: v.strictObject({
    estimateIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(SHARE_ESTIMATES_MAX)),
    emails: v.pipe(v.array(ShareEmail), v.minLength(1), v.maxLength(SHARE_EMAILS_MAX)),
    remarks: ShareRemarks,
  }),
  success: 202,
  answer: v.object({}),
  errors: [404, 409, 422, 429],
  idempotencyKey: true,
});
export type ShareEstimatesBody = CallInput<typeof shareEstimates>['body'];

/**
 * Stops the search, or resumes it. Not idempotent: it returns the new state, and nothing may retry it automatically.
 */
export const toggleSearchStop = defineCall({
  method: 'PUT',
  path: '/order/:id/search-stop/toggle',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: v.object({ isSearchStopped: v.boolean() }),
  errors: [404],
});
