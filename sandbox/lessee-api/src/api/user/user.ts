import { FEATURES } from '@portal/contract/values/features';
import { and, asc, eq, sql } from 'drizzle-orm';
import { accounts, contacts } from '#database/schema/account.ts';
import type { Handler } from '../core/handler.ts';
import { conflict, ProblemError } from '../core/problem.ts';

export const getUser: Handler<'getUser'> = async (_, { db, caller }) => {
  const [row] = await db
    .select({ contact: contacts, account: accounts })
    .from(contacts)
    .innerJoin(accounts, eq(accounts.id, contacts.accountId))
    .where(eq(contacts.id, caller.contactId));
  if (!row) throw new ProblemError(403);
  const { contact, account } = row;
  return {
    id: contact.id,
    contactId: contact.id,
    accountId: account.id,
    companyName: account.companyName,
    billingClosingDay: account.billingClosingDay,
    billingUnit: account.billingUnit,
    email: contact.email,
    isRequiredChangePassword: contact.passwordChangeRequiredAt !== null,
    isRequiredMfa: contact.isRequiredMfa,
    lastName: contact.lastName,
    firstName: contact.firstName,
    lastNameKana: contact.lastNameKana,
    firstNameKana: contact.firstNameKana,
    department: contact.department,
    tel: contact.tel,
    fax: contact.fax,
    emailNotification: contact.emailNotification,
    features: [...FEATURES],
  };
};

export const getMfa: Handler<'getMfa'> = async (_, { platform, caller }) => {
  const { isMfaEnabled = false, phoneNumber = null } = (await platform.identity.userOf(caller.uid)) ?? {};
  return { isMfaEnabled, mfaPhoneNumber: phoneNumber === null ? null : maskPhoneNumber(phoneNumber) };
};

/** The last four digits only, however long the number is. */
const maskPhoneNumber = (phoneNumber: string): string => `***-****-${phoneNumber.slice(-4)}`;

export const listAccounts: Handler<'listAccounts'> = async (_, { db, caller }) => {
  const rows = await db
    .select()
    .from(contacts)
    .where(eq(contacts.accountId, caller.accountId))
    .orderBy(
      sql`${contacts.department} collate "C" asc nulls last`,
      sql`coalesce(${contacts.lastNameKana}, ${contacts.lastName}) collate "C"`,
      asc(contacts.id),
    );
  return {
    data: rows.map(({ id, lastName, firstName, department }) => ({ id, name: `${lastName} ${firstName}`, department })),
  };
};

/** The caller's word is not enough: by the identity provider's record, the password must be newer than the demand. */
export const notifyPasswordChanged: Handler<'notifyPasswordChanged'> = async (_, { db, caller, platform }) => {
  const isCaller = eq(contacts.id, caller.contactId);
  const [contact] = await db.select({ requiredAt: contacts.passwordChangeRequiredAt }).from(contacts).where(isCaller);
  const requiredAt = contact?.requiredAt ?? null;
  if (requiredAt === null) return {};
  const setAt = (await platform.identity.userOf(caller.uid))?.passwordSetAt ?? null;
  if (setAt === null || setAt <= requiredAt) throw conflict('passwordNotChanged');
  // A demand that was made in the meantime stays.
  const isSameDemand = eq(contacts.passwordChangeRequiredAt, requiredAt);
  await db.update(contacts).set({ passwordChangeRequiredAt: null }).where(and(isCaller, isSameDemand));
  return {};
};

export const setEmailNotification: Handler<'setEmailNotification'> = async ({ body }, { db, caller }) => {
  const { emailNotification } = body;
  await db.update(contacts).set({ emailNotification }).where(eq(contacts.id, caller.contactId));
  return { emailNotification };
};
