import type { Contact } from '@portal/shared/contract/primitives';
import type { contacts } from '#database/schema/account.ts';

/** What others of the account see of a contact. */
export const toContact = ({ id, lastName, firstName, department }: typeof contacts.$inferSelect): Contact => ({
  id,
  lastName,
  firstName,
  department,
});
