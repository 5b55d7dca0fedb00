import type { Contact } from '@portal/contract/values/primitives';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import type { Caller } from '../core/caller.ts';

/** What others of the account see of a contact. */
export const contactColumns = {
  id: contacts.id,
  lastName: contacts.lastName,
  firstName: contacts.firstName,
  department: contacts.department,
};

/** For a left join: the colleague whom a row names as the one who did it. Never a person of another company. */
export const isWhoDidIt = (contactId: PgColumn, { accountId }: Pick<Caller, 'accountId'>) =>
  and(eq(contacts.id, contactId), eq(contacts.accountId, accountId));

/** The caller, as others of the account see them. */
export async function findContact(db: Db, { contactId }: Pick<Caller, 'contactId'>): Promise<Contact | null> {
  const [contact] = await db.select(contactColumns).from(contacts).where(eq(contacts.id, contactId));
  return contact ?? null;
}

export const toContact = ({ id, lastName, firstName, department }: Contact): Contact => ({
  id,
  lastName,
  firstName,
  department,
});

/** People are sorted by the reading of their names; `collate "C"` gives the order of the syllables on every server. */
export const contactReading: readonly SQL[] = [
  sql`coalesce(${contacts.lastNameKana}, ${contacts.lastName}) collate "C"`,
  sql`coalesce(${contacts.firstNameKana}, ${contacts.firstName}) collate "C"`,
];
