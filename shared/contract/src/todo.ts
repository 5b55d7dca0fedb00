/** What waits for the customer, by deadline. A host may lack it: the feature `todo`. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  AnyId,
  Count,
  OptionalText,
  PagePagination,
  PageQuery,
  ShownDate,
  ShownText,
  Yen,
} from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const TODO_PAGE_SIZE = 20;

/** Estimates to answer, contract papers to hand in, bills to download. */
export const TODO_KINDS = ['estimates', 'papers', 'bill'] as const;
export type TodoKind = (typeof TODO_KINDS)[number];
export const TODO_KIND_FILTERS = ['all', ...TODO_KINDS] as const;
export type TodoKindFilter = (typeof TODO_KIND_FILTERS)[number];

/** The estimates of an order, its papers, or one bill: as many as home counts. */
export const Todo = fields({
  kind: v.picklist(TODO_KINDS),
  order: fields({ id: AnyId, name: ShownText }),
  /** The due date of the bill; of estimates and papers, the first day of use. */
  date: ShownDate,
  /** How many estimates or papers; a bill is one. */
  count: withFallback(Count, null),
  /** Of the estimates. */
  lowestRent: withFallback(v.nullable(Yen), null),
  shortestWalk: withFallback(v.nullable(Count), null),
  /** Of the oldest papers. */
  parkingName: OptionalText,
  bill: withFallback(
    v.nullable(
      fields({
        id: AnyId,
        billingDate: ShownDate,
        totalRent: Yen,
        /** By which the bill is found, with the feature `billSearch`. */
        invoiceNumber: v.optional(withFallback(v.string(), undefined)),
      }),
    ),
    null,
  ),
});
export type Todo = v.InferOutput<typeof Todo>;

/** By date; the kind and the ids decide between equals. */
export const listTodos = defineCall({
  method: 'GET',
  path: '/order/todo',
  auth: true,
  query: v.object({
    ...PageQuery,
    contactId: v.optional(v.string()),
    department: v.optional(v.string()),
    kind: v.optional(v.picklist(TODO_KIND_FILTERS), 'all'),
  }),
  success: 200,
  answer: fields({ data: rows(Todo), pagination: PagePagination }),
  errors: [],
});
