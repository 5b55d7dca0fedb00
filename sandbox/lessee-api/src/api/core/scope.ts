import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { orders } from '#database/schema/order.ts';

/** Which of an account's rows a list covers [6.6]. Contracts and bills follow their order. */
export interface Scope {
  readonly accountId: string;
  readonly contactId?: string | undefined;
  readonly department?: string | undefined;
}

/** Absent, empty and ALL mean no filter [6.7]. */
const chosen = (value: string | undefined): string | undefined =>
  value === undefined || value === '' || value.toUpperCase() === 'ALL' ? undefined : value;

/** No contact and no department is chosen. */
export const isWholeAccount = ({ contactId, department }: Scope): boolean =>
  chosen(contactId) === undefined && chosen(department) === undefined;

/** Condition on a table whose rows belong to a contact. */
export function isInScope(db: Db, table: { accountId: PgColumn; contactId: PgColumn }, scope: Scope): SQL | undefined {
  const contactId = chosen(scope.contactId);
  const department = chosen(scope.department);
  return and(
    eq(table.accountId, scope.accountId),
    contactId === undefined ? undefined : eq(table.contactId, contactId),
    department === undefined ? undefined : isAmong(table.contactId, contactsOf(db, scope.accountId, department)),
  );
}

/** Condition on `orders`. */
export const ordersInScope = (db: Db, scope: Scope): SQL | undefined => isInScope(db, orders, scope);

/** As an array, so that the planner looks the rows up by it; with `in` it would scan the table for each contact. */
const isAmong = (column: PgColumn, ids: SQLWrapper): SQL => sql`${column} = any(array${ids})`;

const contactsOf = (db: Db, accountId: string, department: string) =>
  db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), eq(contacts.department, department)));
