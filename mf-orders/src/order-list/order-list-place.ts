import { ALL } from '@portal/shared/api/account-options';
import { OrderStatusFilter } from '@portal/shared/contract/order';
import { queryInteger } from '@portal/shared/contract/primitives';
import * as v from 'valibot';

const KEYWORD_MAX = 255;
/** The API takes no longer keyword. */
const cut = (text: string): string => text.slice(0, KEYWORD_MAX);
const LAST_PAGE = 1_000_000;

/** What of the list is shown: all of it is in the address, so that reload, Back and a shared link keep it. */
const PlaceSchema = v.object({
  filter: v.fallback(OrderStatusFilter, 'all'),
  q: v.fallback(v.pipe(v.string(), v.trim(), v.transform(cut)), ''),
  page: v.fallback(queryInteger(1, LAST_PAGE), 1),
  contact: v.fallback(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{18}$/)), ALL),
  department: v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX)), ALL),
  period: v.fallback(v.picklist(['all', 'notExpired']), 'all'),
});
export type OrderListPlace = v.InferOutput<typeof PlaceSchema>;

export const WHOLE_LIST: OrderListPlace = v.parse(PlaceSchema, {});
const NAMES = Object.keys(WHOLE_LIST) as (keyof OrderListPlace)[];

/** Reads the address; a value that makes no sense counts as absent. */
export const readOrderListPlace = (search: URLSearchParams): OrderListPlace =>
  v.parse(PlaceSchema, Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? undefined])));

/** Whether the address says anything about the list. If not, the kept status filter is applied (settled.md). */
export const isBare = (search: URLSearchParams): boolean => !NAMES.some((name) => search.has(name));

/**
 * The query string of a place, without what is at its default. The whole list says so while another filter is kept: a
 * bare address would bring that one back.
 */
export function writeOrderListPlace(place: OrderListPlace, kept: OrderStatusFilter = 'all'): string {
  const search = new URLSearchParams();
  for (const name of NAMES) if (place[name] !== WHOLE_LIST[name]) search.set(name, String(place[name]));
  return search.toString() || (kept === 'all' ? '' : 'filter=all');
}

/** The place after a change; another choice starts again on its first page. */
export const changePlace = (place: OrderListPlace, change: Partial<OrderListPlace>): OrderListPlace => ({
  ...place,
  page: 1,
  ...change,
});

/** How many filters besides keyword and page narrow the list. */
export const countFilters = ({ filter, contact, department, period }: OrderListPlace): number =>
  [filter !== 'all', contact !== ALL, department !== ALL, period !== 'all'].filter(Boolean).length;

export const isNarrowed = (place: OrderListPlace): boolean => place.q !== '' || countFilters(place) > 0;

/** What the client is asked for; it leaves out what means "no filter" and cuts pages of 20 [6.7, 7.20, 9.3]. */
export const orderListQuery = (place: OrderListPlace) => ({
  pageNumber: place.page,
  orderStatusFilter: place.filter,
  searchKeyword: place.q,
  contactId: place.contact,
  department: place.department,
  parkingUsageDateFilter: place.period === 'all' ? undefined : place.period,
});
