import type { Contact } from '@portal/shared/contract/primitives';
import { type SQL, sql } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';

/** What others of the account see of a contact. */
export const contactColumns = {
  id: contacts.id,
  lastName: contacts.lastName,
  firstName: contacts.firstName,
  department: contacts.department,
};

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
