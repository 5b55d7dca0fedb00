import { USAGE_SORT_FIELDS, USAGE_STATUSES, type UsageSort } from '@portal/contract/contract';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { contracts } from '#database/schema/contract.ts';
import type { RequestOf } from '../core/handler.ts';
import { contactReading } from '../user/contact.ts';
import { matchesUsageStatus } from './usage-predicate.ts';

type Query = RequestOf<'listContracts'>['query'];
type Sort = Pick<Query, 'sortColumn' | 'sortDirection' | 'usageStatusFilter'>;

/** The status's position in the contract's list: before, during, after. */
const statusRank = (now: Date): SQL =>
  sql`case ${sql.join(
    USAGE_STATUSES.map((status, rank) => sql`when ${matchesUsageStatus(status, now)} then ${sql.raw(String(rank))}`),
    sql` `,
  )} end`;

const period: SQL[] = [sql`${contracts.startAt}`, sql`${contracts.endAt}`];

/** `collate "C"`: code point order is the same on every server. */
const columns: Record<Exclude<Query['sortColumn'], 'NONE'>, (now: Date) => SQL[]> = {
  USAGE_STATUS: (now) => [statusRank(now), ...period],
  PARKING_ADDRESS: () => [sql`${contracts.parkingAddress} collate "C"`, ...period],
  USAGE_PERIOD: () => period,
  ACCOUNT_NAME: () => [...contactReading, ...period],
};

/**
 * Equal rows are sorted by period, then by id, so that every row is on exactly one page. Without a column: newest
 * first, or of those that are ending soon the nearest end.
 */
export function contractOrderBy({ sortColumn, sortDirection, usageStatusFilter }: Sort, now: Date): SQL[] {
  if (sortColumn === 'NONE' && usageStatusFilter === 'endingSoon') return [asc(contracts.endAt), asc(contracts.id)];
  if (sortColumn === 'NONE') return [desc(contracts.startAt), desc(contracts.id)];
  const direction = sortDirection === 'ASC' ? asc : desc;
  return [...columns[sortColumn](now), sql`${contracts.id}`].map((column) => direction(column));
}

/** The sorting as the answer reports it: the direction at its column, null at the others [3.41, 3.45]. */
export const usageSort = ({ sortColumn, sortDirection }: Sort): UsageSort => ({
  usageStatus: null,
  parkingAddressSort: null,
  usagePeriodSort: null,
  accountNameSort: null,
  ...(sortColumn === 'NONE' ? {} : { [USAGE_SORT_FIELDS[sortColumn]]: sortDirection }),
});
