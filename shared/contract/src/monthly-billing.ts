/** The bills of accounts that pay all contracts together once a month (billingUnit monthly) [1.3, 4.25]. */
import * as v from 'valibot';
import { Billing, Corrected, listBillings, MonthlyCounts } from './billing.ts';
import { defineCall } from './call.ts';
import { AnyId, FileContent, PagePagination, PathYear, queryInteger, ShownDate, Yen } from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

const ClosingDay = v.optional(queryInteger(1, 31));

/** 404 for an account that is not billed monthly. 400 for a closing day that is not the account's. */
export const listMonthlyBillings = defineCall({
  method: 'GET',
  path: '/monthly-billing',
  auth: true,
  query: v.object({ ...listBillings.query.entries, billingClosingDay: ClosingDay }),
  success: 200,
  answer: fields({ billings: rows(Billing), pagination: PagePagination }),
  errors: [404, 429],
});

/** The consolidated bill of a month. */
export const MonthlyBilling = fields({
  id: AnyId,
  /** Not needed: the page knows which month it requested. */
  year: withFallback(v.pipe(v.number(), v.integer()), null),
  month: withFallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), null),
  /** Tax included; the sum of its bills. */
  totalRent: Yen,
  closingDate: ShownDate,
  paymentDueDate: ShownDate,
  /** As of a bill. A host may leave them out. */
  invoiceNumber: Billing.entries.invoiceNumber,
  issuer: Billing.entries.issuer,
  issuedAt: Billing.entries.issuedAt,
  sha256: Billing.entries.sha256,
  /** The ones in whose place it is, the latest first. A host may leave them out. */
  corrected: v.optional(
    withFallback(v.array(fields({ ...Corrected.entries, sha256: Billing.entries.sha256 })), undefined),
  ),
});
export type MonthlyBilling = v.InferOutput<typeof MonthlyBilling>;

export const countMonthlyBillings = defineCall({
  method: 'GET',
  path: '/monthly-billing/monthly/:year',
  auth: true,
  params: v.object({ year: PathYear }),
  query: v.object({ billingClosingDay: ClosingDay }),
  success: 200,
  answer: MonthlyCounts,
  errors: [404],
});

/** Made on request. */
export const downloadMonthlyBilling = defineCall({
  method: 'GET',
  path: '/monthly-billing/downloaded-pdf/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: FileContent,
  errors: [404, 429],
});

/** 404: there is none yet. */
export const getMonthlyBilling = defineCall({
  method: 'GET',
  path: '/monthly-billing/:year/:month',
  auth: true,
  params: v.object({ year: PathYear, month: queryInteger(1, 12) }),
  success: 200,
  answer: MonthlyBilling,
  errors: [404],
});
