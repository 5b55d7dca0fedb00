import type { Contact } from '@portal/shared/contract/primitives';
import { type SQL, sql } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';

/** What others of the account see of a contact. */
export const toContact = ({ id, lastName, firstName, department }: typeof contacts.$inferSelect): Contact => ({
  id,
  lastName,
  firstName,
  department,
});

/** People are sorted as they are read; `collate "C"` is the order of the syllables, the same on every server. */
export const contactReading: readonly SQL[] = [
  sql`coalesce(${contacts.lastNameKana}, ${contacts.lastName}) collate "C"`,
  sql`coalesce(${contacts.firstNameKana}, ${contacts.firstName}) collate "C"`,
];
