import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  AnyId,
  Count,
  CursorPagination,
  OptionalInstant,
  queryInteger,
  ShownInstant,
  ShownText,
} from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const NEWS_PAGE_SIZE = 25;
/** The three categories with their own badge [2.90]; any other is shown as plain text. */
export const NEWS_CATEGORIES = ['障害対応', 'メンテナンス情報', 'アップデート情報'] as const;

export const NewsListItem = fields({
  id: AnyId,
  category: ShownText,
  title: ShownText,
  createdAt: ShownInstant,
  /** If unreadable, the item is not marked as new. */
  isRead: withFallback(v.boolean(), true),
});
export type NewsListItem = v.InferOutput<typeof NewsListItem>;

export const News = fields({
  id: AnyId,
  category: ShownText,
  title: ShownText,
  /** Plain text; the portal turns http and https addresses in it into links. It is what the page is for. */
  content: v.string(),
  createdAt: ShownInstant,
  startAt: OptionalInstant,
  endAt: OptionalInstant,
  /** If unreadable, the item does not open by itself. */
  doNotDisplayAgain: withFallback(v.boolean(), true),
});
export type News = v.InferOutput<typeof News>;

/** Sorted by (createdAt, id), descending; `after` and `before` are opaque and exclude each other. */
export const listNews = defineCall({
  method: 'GET',
  path: '/news',
  auth: true,
  query: v.pipe(
    v.object({
      pageSize: v.optional(queryInteger(1, 100), '100'),
      after: v.optional(v.pipe(v.string(), v.maxLength(500))),
      before: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    v.check((query) => !(query.after && query.before), 'after and before exclude each other'),
  ),
  success: 200,
  answer: v.object({ data: rows(NewsListItem), pagination: CursorPagination }),
  errors: [],
});

/** The newest published item with the home-display flag, or null. */
export const getLatestNews = defineCall({
  method: 'GET',
  path: '/news/latest/homeDisplay',
  auth: true,
  success: 200,
  answer: v.nullable(News),
  errors: [],
});

export const getUnreadNewsCount = defineCall({
  method: 'GET',
  path: '/news/unread/count',
  auth: true,
  success: 200,
  answer: fields({
    count: Count,
    /** Of all kinds, news too; at most `NOTIFICATION_COUNT_MAX`. With the feature `notifications`. */
    notificationCount: v.optional(withFallback(v.nullable(Count), null), null),
  }),
  errors: [],
});

/** Reading an item marks it as read. */
export const getNews = defineCall({
  method: 'GET',
  path: '/news/:id',
  auth: true,
  hasEffect: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: News,
  errors: [404],
});

/** Per user and idempotent; true also marks the item as read. */
export const setNewsVisibility = defineCall({
  method: 'PUT',
  path: '/news/:id/visibility',
  auth: true,
  params: v.object({ id: v.string() }),
  body: v.strictObject({ doNotDisplayAgain: v.boolean() }),
  success: 200,
  answer: v.object({ doNotDisplayAgain: v.boolean() }),
  errors: [404],
});
