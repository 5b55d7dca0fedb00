import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, CursorPagination, Id, queryInteger, Timestamp } from './primitives.ts';

export const NEWS_PAGE_SIZE = 25;
/** The three categories with their own badge [2.90]; any other is shown as plain text. */
export const NEWS_CATEGORIES = ['障害対応', 'メンテナンス情報', 'アップデート情報'] as const;

export const NewsListItem = v.object({
  id: Id,
  category: v.string(),
  title: v.string(),
  createdAt: Timestamp,
  isRead: v.boolean(),
});
export type NewsListItem = v.InferOutput<typeof NewsListItem>;

export const News = v.object({
  id: Id,
  category: v.string(),
  title: v.string(),
  /** Plain text; the portal turns http and https addresses in it into links. */
  content: v.string(),
  createdAt: Timestamp,
  startAt: v.nullable(Timestamp),
  endAt: v.nullable(Timestamp),
  doNotDisplayAgain: v.boolean(),
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
  answer: v.object({ data: v.array(NewsListItem), pagination: v.optional(CursorPagination, {}) }),
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
  answer: v.object({ count: Count }),
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
