import { BILLING_FIRST_YEAR, BILLING_SORT_COLUMNS } from '@portal/contract/billing';
import type { Feature } from '@portal/contract/values/features';
import { queryInteger } from '@portal/contract/values/primitives';
import type { SORT_DIRECTIONS } from '@portal/contract/values/sort';
import {
  changesBetween,
  defineListParams,
  type ListParamsCodec,
  listParamEntries,
  NOT_NARROWED,
  sortEntries,
  sortQuery,
} from '@portal/platform';
import { addMonths, monthOf, yearOf } from '@portal/platform/text';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import {
  type BillSearch,
  billSearchEntries,
  billSearchQuery,
  isSearch,
  NO_SEARCH,
  searchConditions,
  withoutReversed,
} from './bill-search.ts';

const MONTHS_AHEAD = 6;

const NO_SITE = { site: '' } as const;

export type BillSortColumn = Exclude<(typeof BILLING_SORT_COLUMNS)[number], 'NONE'>;

/** Which bills are shown, and in which order. */
export interface BillingListParams extends BillSearch {
  sort: (typeof BILLING_SORT_COLUMNS)[number];
  direction: (typeof SORT_DIRECTIONS)[number];
  year: number;
  month: number;
  q: string;
  page: number;
  contact: string;
  department: string;
  /** The whole name of a site; empty: all. */
  site: string;
}

interface BillingListParamsCodec extends ListParamsCodec<BillingListParams> {
  /** The address has an invalid year or month: the current month is shown instead. */
  isInvalid(search: URLSearchParams): boolean;
}

/**
 * Reads and writes the address; a missing part means the current year or month [4.20, 4.21]. Both are always written,
 * so that a saved link shows the same bills next month. `today`: `YYYY-MM-DD` in Tokyo.
 */
export function billingListParamsOn(today: string): BillingListParamsCodec {
  const current = { year: yearOf(today), month: monthOf(today) };
  const year = queryInteger(BILLING_FIRST_YEAR, lastBillingYear(today));
  const month = queryInteger(1, 12);
  const params = defineListParams(
    {
      year: v.fallback(year, current.year),
      month: v.fallback(month, current.month),
      ...listParamEntries,
      site: v.fallback(v.string(), NO_SITE.site),
      ...billSearchEntries,
      ...sortEntries(BILLING_SORT_COLUMNS, 'NONE'),
    },
    ['year', 'month'],
  );
  // At most once each: of two months nobody knows which one is meant.
  const values = v.object({ year: atMostOne(year), month: atMostOne(month) });
  const isInvalid = (search: URLSearchParams): boolean =>
    !v.is(values, { year: search.getAll('year'), month: search.getAll('month') });
  return {
    ...params,
    isInvalid,
    // The page number belonged to the requested month.
    read: (search) => withoutReversed({ ...params.read(search), ...(isInvalid(search) && { ...current, page: 1 }) }),
  };
}

/** Which bills the client asks to add up; it omits "no filter" [6.7]. */
export const billTotalsQuery = (params: BillingListParams) => ({
  ...(isSearch(params) ? billSearchQuery(params) : { billingYear: params.year, billingMonth: params.month }),
  searchKeyword: params.q,
  contactId: params.contact,
  department: params.department,
  siteName: params.site || undefined,
});

/** The client's query of the list, with pages of 20 [7.38, 9.2]. */
export const billingListQuery = (params: BillingListParams) => ({
  ...billTotalsQuery(params),
  pageNumber: params.page,
  ...sortQuery(params),
});

/** The params without a condition: the bills of a month. */
export const NO_CONDITION = { ...NOT_NARROWED, ...NO_SITE, ...NO_SEARCH } as const;

export const isNarrowed = (params: BillingListParams): boolean => countBillConditions(params) > 0;

const ONE_EACH = { ...NOT_NARROWED, ...NO_SITE, status: NO_SEARCH.status } as const;

/** How many conditions narrow the list: a range counts once. */
export const countBillConditions = (params: BillingListParams): number =>
  Object.keys(changesBetween(params, ONE_EACH)).length + searchConditions(params).length;

/** The params whose list has every bill: a search from the first year on. */
export const allBills = (params: BillingListParams): BillingListParams => ({
  ...params,
  ...NO_CONDITION,
  billedFrom: `${BILLING_FIRST_YEAR}-01-01`,
  page: 1,
});

/** Without what a host with these features does not have. */
export const paramsFor = (features: readonly Feature[], asked: BillingListParams): BillingListParams => ({
  ...asked,
  ...(features.includes('billSearch') ? {} : NO_SEARCH),
  ...(features.includes('billsOfSite') ? {} : NO_SITE),
});

/** The site in words, if one is chosen. */
export const siteConditions = ({ site }: Pick<BillingListParams, 'site'>) =>
  site === '' ? [] : [{ label: `${t('csv.site')} ${site}`, without: NO_SITE }];

/** The years to choose from: 2023 to the year six months ahead of today [9.18]. */
export const billingYears = (today: string): number[] =>
  Array.from({ length: lastBillingYear(today) - BILLING_FIRST_YEAR + 1 }, (_, index) => BILLING_FIRST_YEAR + index);

const atMostOne = (value: ReturnType<typeof queryInteger>) => v.union([v.strictTuple([]), v.strictTuple([value])]);

const lastBillingYear = (today: string): number => yearOf(addMonths(today, MONTHS_AHEAD));
