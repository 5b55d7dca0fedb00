import type { BillTotal } from '@portal/contract/billing';

export interface Total {
  /** null: the bills have none, or several. */
  name: string | null;
  count: number;
  rent: number;
}

/** What the bills of each site or department come to, the highest first. */
export function totalsBy(rows: readonly BillTotal[], name: 'siteName' | 'department'): Total[] {
  const totals = new Map<string | null, Total>();
  for (const row of rows) totals.set(row[name], sumOf(row[name], [totals.get(row[name]), asTotal(row)]));
  return [...totals.values()].sort((one, other) => other.rent - one.rent);
}

/** The totals of many as one. */
export const sumOf = (name: string | null, totals: readonly (Total | undefined)[]): Total => ({
  name,
  count: totals.reduce((sum, total) => sum + (total?.count ?? 0), 0),
  rent: totals.reduce((sum, total) => sum + (total?.rent ?? 0), 0),
});

const asTotal = ({ countResult, totalRent }: BillTotal): Total => ({ name: null, count: countResult, rent: totalRent });
