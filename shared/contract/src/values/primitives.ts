/** Shapes that every resource shares. Source: conventions of the lessee API (docs/statements.md, section 7). */

import * as v from 'valibot';
import { isCalendarDay } from './calendar-day.ts';
import { fields, withFallback } from './with-fallback.ts';

/** 18 alphanumeric characters; the analytics rule recognises ids by that length [1.22]. What the API accepts. */
export const Id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{18}$/));

/** An id in an answer. Nothing is done with it but to send it back, so another provider's may have any form. */
export const AnyId = v.pipe(v.string(), v.nonEmpty());

/** A calendar day `YYYY-MM-DD` that exists; never an instant. */
export const DateString = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay));

/** The years that the provider works with; any other is a typing error. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

/** A day that a customer may enter. Answers use `DateString`, which accepts other centuries too. */
export const PlannedDate = v.pipe(DateString, v.minValue(`${FIRST_YEAR}-01-01`), v.maxValue(`${LAST_YEAR}-12-31`));

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Timestamp = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));

/*
 * For what is only shown. If it cannot be read it is empty, and shown as missing; a page never makes it up.
 */
export const ShownText = withFallback(v.string(), '');
export const ShownDate = withFallback(DateString, '');
export const ShownInstant = withFallback(Timestamp, '');
export const OptionalText = withFallback(v.nullable(v.string()), null);
export const OptionalDate = withFallback(v.nullable(DateString), null);
export const OptionalInstant = withFallback(v.nullable(Timestamp), null);

/** Whole yen. */
export const Yen = v.pipe(v.number(), v.integer());

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
export const Location = v.object({ latitude: Latitude, longitude: Longitude });
export type Location = v.InferOutput<typeof Location>;

/** The most that a page may have, also without a pageSize. */
export const PAGE_SIZE_MAX = 100;

/** Requests say pageNumber, answers say pageIndex; both start at 1. */
export const PageQuery = {
  pageNumber: v.optional(queryInteger(1, 1_000_000), '1'),
  pageSize: v.optional(queryInteger(1, PAGE_SIZE_MAX), String(PAGE_SIZE_MAX)),
};

export const KEYWORD_MAX = 255;

/** The filters of every list. */
export const Filters = {
  contactId: v.optional(v.string()),
  department: v.optional(v.string()),
  searchKeyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX))),
};
export const ListQuery = { ...PageQuery, ...Filters };

/** An empty list may have no page; the portal shows it as one. */
const PageCount = v.pipe(
  Count,
  v.transform((pages) => Math.max(1, pages)),
);

/** null if unreadable: it is derived from the request and the rows (`whole-page.ts`). */
export const PagePagination = withFallback(
  fields({
    /** Only tells which rows are shown; 0 if unreadable: that is not said. */
    pageSize: withFallback(Count, 0),
    pageIndex: withFallback(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
    totalPages: withFallback(PageCount, null),
    totalRecords: withFallback(Count, null),
  }),
  { pageSize: 0, pageIndex: null, totalPages: null, totalRecords: null },
);
export type PagePagination = v.InferOutput<typeof PagePagination>;

/** Cursor form, with its defaults [3.14]: a page that cannot tell its neighbours is the only one. */
export const CursorPagination = v.optional(
  withFallback(
    v.object({
      hasNextPage: v.optional(withFallback(v.boolean(), false), false),
      hasPreviousPage: v.optional(withFallback(v.boolean(), false), false),
      startCursor: v.optional(OptionalText, null),
      endCursor: v.optional(OptionalText, null),
      totalPages: v.optional(withFallback(PageCount, 1), 1),
    }),
    { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null, totalPages: 1 },
  ),
  {},
);
export type CursorPagination = v.InferOutput<typeof CursorPagination>;

/** Only shown; the filter by contact has its own list. */
export const Contact = withFallback(
  fields({ id: ShownText, lastName: ShownText, firstName: ShownText, department: OptionalText }),
  { id: '', lastName: '', firstName: '', department: null },
);
export type Contact = v.InferInput<typeof Contact>;

/**
 * Without the data-URL prefix. Not `v.base64()`: its groups of four exhaust the engine's stack at some megabytes, and a
 * contract of 5 MB has 6.7 of them.
 */
export const Base64 = v.pipe(
  v.string(),
  v.regex(/^[0-9A-Za-z+/]*={0,2}$/),
  v.check((text) => text.length % 4 === 0, 'Expected groups of four characters'),
);

/** A file as the API sends it. One without a byte is a mistake, never a document. */
export const FileContent = fields({ name: ShownText, content: v.pipe(Base64, v.nonEmpty()) });
export type FileContent = v.InferOutput<typeof FileContent>;

/** Leaves out members of a problem that cannot be read, so that the others, above all the code, still count. */
const readable = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** RFC 9457 problem document; every error of the API has this body. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: readable(v.string()),
  requestId: readable(v.string()),
  /** Of a limit: how much of it is left. */
  remaining: readable(Count),
  issues: readable(v.array(v.object({ path: v.string(), message: v.string(), code: readable(v.string()) }))),
});
export type Problem = v.InferOutput<typeof Problem>;

/** A query-string integer between min and max; the wire carries text. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A year in a path: four digits. */
export const PathYear = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.transform(Number),
  v.number(),
  v.minValue(FIRST_YEAR),
  v.maxValue(LAST_YEAR),
);
