import { BILLING_FIRST_YEAR } from '@portal/shared/contract/billing';
import { queryInteger } from '@portal/shared/contract/primitives';
import { addMonths, monthOf, yearOf } from '@portal/shared/text';
import * as v from 'valibot';

const KEYWORD_MAX = 255;
/** The API takes no longer keyword. */
const cut = (text: string): string => text.slice(0, KEYWORD_MAX);
const LAST_PAGE = 1_000_000;
const MONTHS_AHEAD = 6;

/** Which bills are shown. All of it is in the address, so that reload, Back and a shared link keep it. */
export interface BillingPlace {
  year: number;
  month: number;
  q: string;
  page: number;
}

interface ReadPlace {
  place: BillingPlace;
  /** The address names a year or a month that there is not: the current month is shown instead. */
  isInvalid: boolean;
}

const Narrowing = v.object({
  q: v.fallback(v.pipe(v.string(), v.trim(), v.transform(cut)), ''),
  page: v.fallback(queryInteger(1, LAST_PAGE), 1),
});

/** Reads the address; what it leaves out is the current year or month [4.20, 4.21]. `today`: `YYYY-MM-DD` in Tokyo. */
export function readBillingPlace(search: URLSearchParams, today: string): ReadPlace {
  const current = { year: yearOf(today), month: monthOf(today) };
  const asked = v.safeParse(
    v.object({
      year: v.optional(queryInteger(BILLING_FIRST_YEAR, lastBillingYear(today))),
      month: v.optional(queryInteger(1, 12)),
    }),
    { year: search.get('year') ?? undefined, month: search.get('month') ?? undefined },
  );
  const { q, page } = v.parse(Narrowing, { q: search.get('q') ?? undefined, page: search.get('page') ?? undefined });
  // The page number belonged to the month that was asked for.
  if (!asked.success) return { place: { ...current, q, page: 1 }, isInvalid: true };
  const { year = current.year, month = current.month } = asked.output;
  return { place: { year, month, q, page }, isInvalid: false };
}

/** The query string of a place. The month stands in it always: a link that is kept shows the same bills next month. */
export function writeBillingPlace({ year, month, q, page }: BillingPlace): string {
  const search = new URLSearchParams({ year: String(year), month: String(month) });
  if (q !== '') search.set('q', q);
  if (page !== 1) search.set('page', String(page));
  return search.toString();
}

/** The place after a change; another choice starts again on its first page. */
export const changePlace = (place: BillingPlace, change: Partial<BillingPlace>): BillingPlace => ({
  ...place,
  page: 1,
  ...change,
});

/** What the client is asked for; it cuts pages of 20 [9.2]. */
export const billingListQuery = ({ year, month, q, page }: BillingPlace) => ({
  billingYear: year,
  billingMonth: month,
  searchKeyword: q,
  pageNumber: page,
});

/** The years to choose from, the latest first: from the year six months ahead of today down to 2023 [9.18]. */
export function billingYears(today: string): number[] {
  const last = lastBillingYear(today);
  return Array.from({ length: last - BILLING_FIRST_YEAR + 1 }, (_, index) => last - index);
}

/** December first, as the list of a year's months is sorted [9.21]. */
export const BILLING_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => 12 - index);

const lastBillingYear = (today: string): number => yearOf(addMonths(today, MONTHS_AHEAD));
