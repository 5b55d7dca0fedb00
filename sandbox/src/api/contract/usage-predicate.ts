import { and, eq, gt, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { ordersInScope, type Scope } from '../core/scope.ts';

/* Conditions on `contracts`. The status of a usage is not stored: it follows from its dates. */

export const contractsInScope = (db: Db, scope: Scope): SQL | undefined =>
  and(
    eq(contracts.accountId, scope.accountId),
    inArray(contracts.orderId, db.select({ id: orders.id }).from(orders).where(ordersInScope(db, scope))),
  );

export const isBeforeUse = (now: Date): SQL => gt(contracts.startAt, now);

export const isDuringUse = (now: Date): SQL | undefined => and(lte(contracts.startAt, now), gte(contracts.endAt, now));
