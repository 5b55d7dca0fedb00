import { randomBytes } from 'node:crypto';
import type { FirebaseIdentity } from '@portal/lessee-api/clients/firebase-identity';
import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { entries } from '@portal/lessee-api/database/schema/entry';
import { eq } from 'drizzle-orm';
import { CommandRefusedError } from './commands.ts';

export type AccountDirectory = Pick<FirebaseIdentity, 'uidOf' | 'create' | 'setContact'>;

export interface AccountOpening {
  readonly entryId: string;
  readonly lastName: string;
  readonly firstName: string;
  /** The company that the person belongs to; none: a new one. */
  readonly accountId?: string | undefined;
}

/**
 * Makes company, contact and an account at the identity provider for a person who has applied. Nobody knows the
 * password until the person sets one. If the transaction fails, the next try uses the account that the provider has
 * made.
 */
export async function openAccount(tx: Db, directory: AccountDirectory, opening: AccountOpening, now: Date) {
  const { entryId, lastName, firstName } = opening;
  const [entry] = await tx.select().from(entries).where(eq(entries.id, entryId)).for('update');
  if (!entry) throw new CommandRefusedError(404, 'There is no such entry.');
  const { email, companyName } = entry;
  const uid = (await directory.uidOf(email)) ?? (await directory.create(email, randomBytes(24).toString('base64url')));
  if ((await tx.$count(contacts, eq(contacts.authUid, uid))) > 0) {
    throw new CommandRefusedError(409, 'Somebody already signs in with this address.');
  }
  const accountId = opening.accountId ?? newId();
  if (opening.accountId === undefined) await tx.insert(accounts).values({ id: accountId, companyName });
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new CommandRefusedError(404, 'There is no such account.');
  const contactId = newId();
  await tx.insert(contacts).values({
    ...{ id: contactId, accountId, authUid: uid, email, lastName, firstName, tel: entry.phoneNumber },
    ...{ createdAt: now, notificationsReadUntil: now },
  });
  await directory.setContact(uid, contactId);
  return {
    contactId,
    recipient: { to: email, companyName: account.companyName, personName: `${lastName} ${firstName}` },
  };
}
