/** What has happened for the customer's company, and what of it a person has not read. The feature `notifications`. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  AnyId,
  Id,
  OptionalText,
  PagePagination,
  PageQuery,
  ShownDate,
  ShownInstant,
  ShownText,
  Timestamp,
} from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const NOTIFICATION_PAGE_SIZE = 20;
/** More unread ones are not counted; the badge says 99+ anyway. */
export const NOTIFICATION_COUNT_MAX = 100;

/** An estimate has arrived, contract papers are ready, a bill is issued, news are published. */
export const NOTIFICATION_KINDS = ['estimate', 'contractPaper', 'bill', 'news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const Notification = fields({
  /** That of the estimate, the papers, the bill or consolidated bill, or the news item. */
  id: AnyId,
  kind: v.picklist(NOTIFICATION_KINDS),
  occurredAt: ShownInstant,
  /** If unreadable, it is not marked as new. */
  isRead: withFallback(v.boolean(), true),
  /** null for news and for a consolidated bill. */
  order: withFallback(v.nullable(fields({ id: AnyId, name: ShownText })), null),
  /** Of an estimate or of papers. */
  parkingName: OptionalText,
  /** Of a bill, but for a consolidated one: its 請求書番号. A host may leave it out. */
  invoiceNumber: v.optional(withFallback(v.string(), undefined)),
  /** Of a bill; where no number does, its month leads to it. */
  billingDate: withFallback(v.nullable(ShownDate), null),
  /** Of news. */
  title: OptionalText,
});
export type Notification = v.InferOutput<typeof Notification>;

/** Newest first, of the last ninety days. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  auth: true,
  query: v.object({ ...PageQuery, readStatusFilter: v.optional(v.picklist(['all', 'unread']), 'all') }),
  success: 200,
  /** `asOf`: when the list was read; what came afterwards is not in it. */
  answer: fields({ data: rows(Notification), pagination: PagePagination, asOf: ShownInstant }),
  errors: [],
});

/** Idempotent. An id that is not one of the person's notifications is passed over. */
export const readNotifications = defineCall({
  method: 'PUT',
  path: '/notifications/read',
  auth: true,
  body: v.union([
    v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    v.strictObject({
      until: v.pipe(
        Timestamp,
        v.check((until) => !Number.isNaN(Date.parse(until))),
      ),
    }),
  ]),
  success: 200,
  answer: v.object({}),
  errors: [],
});
