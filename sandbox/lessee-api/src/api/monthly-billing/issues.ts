import { and, eq, gt, inArray, isNull, lte, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';

type Issue = Pick<typeof monthlyBillings.$inferSelect, 'accountId' | 'closingDate' | 'issue'>;

const [correction, later] = [alias(billings, 'correction'), alias(monthlyBillings, 'later')];

/** The lines of a consolidated bill: the bills of its month that were out with it, but for those corrected by then. */
export function isLineOf(db: Db, { accountId, closingDate, issue }: Issue): SQL | undefined {
  const issues = db
    .select({ id: monthlyBillings.id })
    .from(monthlyBillings)
    .where(
      and(
        eq(monthlyBillings.accountId, accountId),
        eq(monthlyBillings.closingDate, closingDate),
        lte(monthlyBillings.issue, issue),
      ),
    );
  const corrections = db
    .select({ id: correction.id })
    .from(correction)
    .where(inArray(correction.monthlyBillingId, issues));
  return and(
    inArray(billings.monthlyBillingId, issues),
    or(isNull(billings.correctedById), notInArray(billings.correctedById, corrections)),
  );
}

/** A corrected issue stays, but the latest one counts. */
export const isLatestIssue = (db: Db): SQL =>
  notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.accountId, monthlyBillings.accountId),
          eq(later.closingDate, monthlyBillings.closingDate),
          gt(later.issue, monthlyBillings.issue),
        ),
      ),
  );
