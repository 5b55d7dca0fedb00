import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  AnyId,
  Contact,
  Count,
  DateString,
  FIRST_YEAR,
  FileContent,
  Filters,
  LAST_YEAR,
  OptionalInstant,
  PagePagination,
  PageQuery,
  PathYear,
  PlannedDate,
  queryInteger,
  ShownDate,
  ShownText,
  Yen,
} from './values/primitives.ts';
import { SORT_DIRECTIONS } from './values/sort.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const BILLING_PAGE_SIZE = 20;
export const BILLING_FIRST_YEAR = 2023;

export const BILLING_SORT_COLUMNS = [
  'NONE',
  'PARKING_ADDRESS',
  'USAGE_PERIOD',
  'TOTAL_RENT',
  'BILLING_DATE',
  'PAYMENT_DUE_DATE',
  'ACCOUNT_NAME',
] as const;

export const INVOICE_NUMBER_MAX = 64;
export const RENT_MAX = 999_999_999;

/**
 * Only for a host with the feature `billSearch` (values/features.ts). All of them must hold; both ends of a range belong
 * to it.
 */
const BillSearch = {
  billingDateFrom: v.optional(PlannedDate),
  billingDateTo: v.optional(PlannedDate),
  paymentDueDateFrom: v.optional(PlannedDate),
  paymentDueDateTo: v.optional(PlannedDate),
  totalRentFrom: v.optional(queryInteger(0, RENT_MAX)),
  totalRentTo: v.optional(queryInteger(0, RENT_MAX)),
  /** A part of it, in any case. */
  invoiceNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(INVOICE_NUMBER_MAX))),
  downloadStatus: v.optional(v.picklist(['notDownloaded', 'downloaded'])),
};

/** 取引先: who issued the bill, and the registration number (T and 13 digits) that a qualified invoice needs. */
const Issuer = fields({ name: ShownText, registrationNumber: v.optional(withFallback(v.string(), undefined)) });

/** 税率ごとの金額: the yen without tax, and the tax on them, rounded once. */
const TaxOfRate = fields({ percent: Count, subtotal: Yen, tax: Yen });

/** 訂正前の請求書, and why there is another one in its place. */
export const Corrected = fields({
  id: AnyId,
  invoiceNumber: ShownText,
  totalRent: Yen,
  reason: ShownText,
  /** A host may leave it out. */
  issuedAt: v.optional(OptionalInstant),
});

/** Of the saved file, which is the PDF after a byte-order mark [4.34]; in hexadecimal. */
const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const Billing = fields({
  id: AnyId,
  contractId: ShownText,
  /** The name of the PDF, without its ending. */
  name: ShownText,
  parkingAddress: ShownText,
  /** The lot, and the order of its contract. A host may leave them out. */
  parkingName: v.optional(withFallback(v.string(), undefined)),
  order: v.optional(withFallback(fields({ id: AnyId, name: ShownText }), undefined)),
  /** 請求書番号. A host may leave it out. */
  invoiceNumber: v.optional(withFallback(v.string(), undefined)),
  /** Only exports show both. A host may leave them out. */
  issuer: v.optional(withFallback(Issuer, undefined)),
  taxes: v.optional(withFallback(v.array(TaxOfRate), undefined)),
  /** When it was issued, and what its PDF is recognized by, once that is made. A host may leave them out. */
  issuedAt: v.optional(OptionalInstant),
  sha256: v.optional(withFallback(Sha256, undefined)),
  /** The bill in whose place this one is, and the one in the place of this. A host may leave them out. */
  corrects: v.optional(withFallback(Corrected, undefined)),
  correctedBy: v.optional(withFallback(fields({ id: AnyId, invoiceNumber: ShownText }), undefined)),
  startDate: ShownDate,
  endDate: ShownDate,
  totalRent: Yen,
  /** Both decide how the bill is listed: in which month, and how soon it is due. */
  billingDate: DateString,
  paymentDueDate: DateString,
  contact: Contact,
  downloadedAt: OptionalInstant,
});
export type Billing = v.InferOutput<typeof Billing>;

/** Which bills; without one of them, all of the account. */
const BillFilter = {
  ...Filters,
  billingYear: v.optional(queryInteger(FIRST_YEAR, LAST_YEAR)),
  billingMonth: v.optional(queryInteger(1, 12)),
  /** Only the bills of this contract. The project's own proposal: another provider may ignore it. */
  contractId: v.optional(v.string()),
  /** Only for a host with the feature `listsOfOrder`. */
  orderId: v.optional(v.string()),
  /** The whole name of a site. Only for a host with the feature `billsOfSite`. */
  siteName: v.optional(v.string()),
  ...BillSearch,
};

export const listBillings = defineCall({
  method: 'GET',
  path: '/billing',
  auth: true,
  query: v.object({
    ...PageQuery,
    ...BillFilter,
    /** Only for a host with the feature `billCorrections`: also those that have another bill in their place. */
    withCorrected: v.optional(v.literal('true')),
    sortDirection: v.optional(v.picklist(SORT_DIRECTIONS), 'DESC'),
    sortColumn: v.optional(v.picklist(BILLING_SORT_COLUMNS), 'NONE'),
  }),
  success: 200,
  /** monthTotalRent is the total over all filtered rows, not over the page; null if unreadable: not shown. */
  answer: fields({ billings: rows(Billing), monthTotalRent: withFallback(Yen, null), pagination: PagePagination }),
  errors: [429],
});

/** The bills of one department at one site: how many, and the yen with tax. */
const BillTotal = fields({
  siteName: ShownText,
  department: withFallback(v.nullable(v.string()), null),
  countResult: Count,
  totalRent: Yen,
});
export type BillTotal = v.InferOutput<typeof BillTotal>;

/**
 * Only for a host with the feature `billTotals`. What `GET /billing` finds with the same filters, added up by site and
 * department. Also for accounts that are billed monthly.
 */
export const totalBillings = defineCall({
  method: 'GET',
  path: '/billing/totals',
  auth: true,
  query: v.object(BillFilter),
  success: 200,
  answer: v.object({ data: rows(BillTotal) }),
  errors: [429],
});

/** The months of a year that have bills, latest first; numbers as text [3.36]. */
export const MonthlyCounts = v.object({
  data: rows(v.object({ month: v.pipe(v.string(), v.regex(/^([1-9]|1[0-2])$/)), countResult: Count })),
});
export type MonthlyCounts = v.InferOutput<typeof MonthlyCounts>;

export const countBillings = defineCall({
  method: 'GET',
  path: '/billing/monthly/:year',
  auth: true,
  params: v.object({ year: PathYear }),
  success: 200,
  answer: MonthlyCounts,
  errors: [],
});

/** Sets downloadedAt, hence `no-store` on the answer. */
export const downloadBilling = defineCall({
  method: 'GET',
  path: '/billing/downloaded-pdf/:id',
  auth: true,
  hasEffect: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: FileContent,
  errors: [404, 429],
});
