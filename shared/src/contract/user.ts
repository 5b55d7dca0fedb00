import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id } from './primitives.ts';

export const User = v.object({
  id: Id,
  accountId: Id,
  companyName: v.string(),
  billingClosingDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  contactId: Id,
  email: v.string(),
  isRequiredChangePassword: v.boolean(),
  isRequiredMfa: v.boolean(),
  lastName: v.string(),
  firstName: v.string(),
  lastNameKana: v.nullable(v.string()),
  firstNameKana: v.nullable(v.string()),
  tel: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  /** everyContract unless the account is billed monthly [1.3]. */
  billingUnit: v.optional(v.picklist(['everyContract', 'monthly']), 'everyContract'),
  /** ALL, IMPORTANT_ONLY, NONE; an unknown value is kept [3.6]. */
  emailNotification: v.optional(v.string(), 'ALL'),
});
export type User = v.InferOutput<typeof User>;

export const Mfa = v.object({
  isMfaEnabled: v.boolean(),
  /** Masked by the server. */
  mfaPhoneNumber: v.nullable(v.string()),
});
export type Mfa = v.InferOutput<typeof Mfa>;

/** 403: the uid has no contact. */
export const getUser = defineCall({
  method: 'GET',
  path: '/user',
  auth: true,
  success: 200,
  answer: User,
  errors: [403],
});

export const getMfa = defineCall({
  method: 'GET',
  path: '/user/mfa',
  auth: true,
  success: 200,
  answer: Mfa,
  errors: [403],
});

export const AccountListEntry = v.object({ id: Id, name: v.string(), department: v.nullable(v.string()) });
export type AccountListEntry = v.InferOutput<typeof AccountListEntry>;

/** The contacts of the caller's own account; the client adds ALL before them [3.32]. */
export const listAccounts = defineCall({
  method: 'GET',
  path: '/user/account/list',
  auth: true,
  success: 200,
  answer: v.object({ data: v.array(AccountListEntry) }),
  errors: [403],
});

/** Clears isRequiredChangePassword. 409 `passwordNotChanged`: the password is older than the demand for a new one. */
export const notifyPasswordChanged = defineCall({
  method: 'POST',
  path: '/password/changed',
  auth: true,
  success: 200,
  answer: v.object({}),
  errors: [403, 409],
});

/** The values to choose from; `User.emailNotification` may be another. */
export const EMAIL_NOTIFICATIONS = ['ALL', 'IMPORTANT_ONLY', 'NONE'] as const;
export type EmailNotification = (typeof EMAIL_NOTIFICATIONS)[number];

/** A setting of the user, despite its path. */
export const setEmailNotification = defineCall({
  method: 'PUT',
  path: '/news/user/email-setting',
  auth: true,
  body: v.strictObject({ emailNotification: v.picklist(EMAIL_NOTIFICATIONS) }),
  success: 200,
  answer: v.object({ emailNotification: v.string() }),
  errors: [403],
});
