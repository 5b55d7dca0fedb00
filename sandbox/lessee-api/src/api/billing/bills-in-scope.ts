import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { contractsInScope } from '../contract/usage-predicate.ts';
import { isWholeAccount, type Scope } from '../core/scope.ts';

/** A corrected bill stays, but its correction counts. */
export const isCurrent: SQL = isNull(billings.correctedById);

/** The bills of an account, or of the contracts of a person or department in it. */
export function billsInScope(db: Db, scope: Scope): SQL | undefined {
  const ofAccount = eq(billings.accountId, scope.accountId);
  if (isWholeAccount(scope)) return ofAccount;
  const ids = db.select({ id: contracts.id }).from(contracts).where(contractsInScope(db, scope));
  return and(ofAccount, inArray(billings.contractId, ids));
}
