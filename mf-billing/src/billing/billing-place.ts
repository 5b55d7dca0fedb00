import { BILLING_FIRST_YEAR } from '@portal/shared/contract/billing';
import { queryInteger } from '@portal/shared/contract/primitives';
import { definePlace, type PlaceKind, placeEntries } from '@portal/shared/host';
import { addMonths, monthOf, yearOf } from '@portal/shared/text';
import * as v from 'valibot';

const MONTHS_AHEAD = 6;

/** Which bills are shown. */
export interface BillingPlace {
  year: number;
  month: number;
  q: string;
  page: number;
}

interface BillingPlaceKind extends PlaceKind<BillingPlace> {
  /** The address has an invalid year or month: the current month is shown instead. */
  isInvalid(search: URLSearchParams): boolean;
}

/**
 * Reads and writes the address; a missing part means the current year or month [4.20, 4.21]. Both are always written,
 * so that a saved link shows the same bills next month. `today`: `YYYY-MM-DD` in Tokyo.
 */
export function billingPlaceOn(today: string): BillingPlaceKind {
  const current = { year: yearOf(today), month: monthOf(today) };
  const year = queryInteger(BILLING_FIRST_YEAR, lastBillingYear(today));
  const month = queryInteger(1, 12);
  const { q, page } = placeEntries;
  const place = definePlace(
    { year: v.fallback(year, current.year), month: v.fallback(month, current.month), q, page },
    ['year', 'month'],
  );
  const isInvalid = (search: URLSearchParams): boolean =>
    !v.is(v.object({ year: v.nullable(year), month: v.nullable(month) }), {
      year: search.get('year'),
      month: search.get('month'),
    });
  return {
    ...place,
    isInvalid,
    // The page number belonged to the requested month.
    read: (search) => ({ ...place.read(search), ...(isInvalid(search) && { ...current, page: 1 }) }),
  };
}

/** The client's query, with pages of 20 [9.2]. */
export const billingListQuery = ({ year, month, q, page }: BillingPlace) => ({
  billingYear: year,
  billingMonth: month,
  searchKeyword: q,
  pageNumber: page,
});

/** The years to choose from, latest first: from the year six months ahead of today down to 2023 [9.18]. */
export function billingYears(today: string): number[] {
  const last = lastBillingYear(today);
  return Array.from({ length: last - BILLING_FIRST_YEAR + 1 }, (_, index) => last - index);
}

/** December first, in the order of a year's months [9.21]. */
export const BILLING_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => 12 - index);

const lastBillingYear = (today: string): number => yearOf(addMonths(today, MONTHS_AHEAD));
