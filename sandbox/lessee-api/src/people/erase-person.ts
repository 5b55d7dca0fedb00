import { eq, getTableName } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { ERASED_NAME } from '#database/erased-name.ts';
import { contacts } from '#database/schema/account.ts';
import { holdings } from './holdings.ts';
import type { Person } from './person.ts';

type Contact = Required<typeof contacts.$inferInsert>;
/** These columns are about the row, not about the person. */
type Kept = 'id' | 'accountId' | 'createdAt' | 'isRequiredMfa' | 'notificationsReadUntil';

/** How colleagues see whoever is gone. The address is one that can never exist (RFC 2606). */
const unnamed = (contactId: string): Omit<Contact, Kept> => ({
  authUid: null,
  email: `${contactId}@erased.invalid`,
  lastName: ERASED_NAME,
  firstName: '',
  lastNameKana: null,
  firstNameKana: null,
  department: null,
  tel: null,
  fax: null,
  passwordChangeRequiredAt: null,
  emailNotification: 'NONE',
});

/** Erases all or nothing, and may be repeated. Returns by table how many rows were deleted. */
export function erasePerson(db: Db, person: Person): Promise<Record<string, number>> {
  return db.transaction(async (tx) => {
    const deleted: Record<string, number> = {};
    for (const { table, of, whenErased } of holdings) {
      if (whenErased !== 'deleted') continue;
      const count = await tx.$count(table, of(person));
      if (count === 0) continue;
      await tx.delete(table).where(of(person));
      deleted[getTableName(table)] = count;
    }
    const { contactId } = person;
    if (contactId !== null) await tx.update(contacts).set(unnamed(contactId)).where(eq(contacts.id, contactId));
    return deleted;
  });
}
