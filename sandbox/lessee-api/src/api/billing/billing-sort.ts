import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import type { RequestOf } from '../core/handler.ts';
import { contactReading } from '../user/contact.ts';

type Query = RequestOf<'listBillings'>['query'];

/** `collate "C"`: code point order is the same on every server. */
const columns: Record<Exclude<Query['sortColumn'], 'NONE'>, readonly SQL[]> = {
  PARKING_ADDRESS: [sql`${billings.parkingAddress} collate "C"`],
  USAGE_PERIOD: [sql`${billings.startDate}`, sql`${billings.endDate}`],
  TOTAL_RENT: [sql`${billings.totalRent}`],
  BILLING_DATE: [sql`${billings.billingDate}`],
  PAYMENT_DUE_DATE: [sql`${billings.paymentDueDate}`],
  ACCOUNT_NAME: contactReading,
};

/** The id comes last, so that every row is on exactly one page. Without a column: the newest bills first. */
export function billingOrderBy({ sortColumn, sortDirection }: Pick<Query, 'sortColumn' | 'sortDirection'>): SQL[] {
  if (sortColumn === 'NONE') return [desc(billings.billingDate), desc(billings.id)];
  const direction = sortDirection === 'ASC' ? asc : desc;
  return [...columns[sortColumn], sql`${billings.id}`].map((column) => direction(column));
}
