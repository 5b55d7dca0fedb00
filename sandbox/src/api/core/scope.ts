import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { orders } from '#database/schema/order.ts';

/** Which of an account's orders, and with them its contracts and bills, a list is about [6.6]. */
export interface Scope {
  readonly accountId: string;
  readonly contactId?: string | undefined;
  readonly department?: string | undefined;
}

/** Absent, empty and ALL mean no filter [6.7]. */
const chosen = (value: string | undefined): string | undefined =>
  value === undefined || value === '' || value.toUpperCase() === 'ALL' ? undefined : value;

/** Condition on `orders`. */
export function ordersInScope(db: Db, scope: Scope): SQL | undefined {
  const contactId = chosen(scope.contactId);
  const department = chosen(scope.department);
  return and(
    eq(orders.accountId, scope.accountId),
    contactId === undefined ? undefined : eq(orders.contactId, contactId),
    department === undefined ? undefined : inArray(orders.contactId, contactsOf(db, scope.accountId, department)),
  );
}

const contactsOf = (db: Db, accountId: string, department: string) =>
  db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), eq(contacts.department, department)));
