import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { entries } from '#database/schema/entry.ts';
import { mails } from '#database/schema/mail.ts';

export interface Person {
  /** null: somebody who has no account, but has applied for one or got mails. */
  readonly contactId: string | null;
  /** null: somebody else has the same address, so that what was sent to it is not this person's alone. */
  readonly email: string | null;
  /** At the identity provider; null: none, or no more. */
  readonly uid: string | null;
}

/** By the id of a contact, or by the address. null: there is nobody. Throws where an address is that of several. */
export async function findPerson(db: Db, idOrEmail: string): Promise<Person | null> {
  const isEmail = idOrEmail.includes('@');
  const found = await db
    .select({ contactId: contacts.id, email: contacts.email, uid: contacts.authUid })
    .from(contacts)
    .where(isEmail ? sql`lower(${contacts.email}) = lower(${idOrEmail})` : eq(contacts.id, idOrEmail))
    .orderBy(contacts.id);
  const [person, ...others] = found;
  if (others.length > 0) {
    const ids = found.map(({ contactId }) => contactId).join(', ');
    throw new Error(`Several people have this address. Name one of them by the id: ${ids}.`);
  }
  if (person === undefined) return isEmail && (await isKnown(db, idOrEmail)) ? withoutAccount(idOrEmail) : null;
  const hasSameAddress = sql`lower(${contacts.email}) = lower(${person.email})`;
  const sharing = await db.$count(contacts, and(hasSameAddress, ne(contacts.id, person.contactId)));
  return { ...person, email: sharing > 0 ? null : person.email };
}

const withoutAccount = (email: string): Person => ({ contactId: null, email, uid: null });

async function isKnown(db: Db, email: string): Promise<boolean> {
  const counts = [
    await db.$count(entries, sql`lower(${entries.email}) = lower(${email})`),
    await db.$count(mails, sql`lower(${mails.recipient}) = lower(${email})`),
  ];
  return counts.some((count) => count > 0);
}
