import * as v from 'valibot';
import { defineCall } from './call.ts';
import { BILLING_UNITS } from './values/billing-unit.ts';
import { Features } from './values/features.ts';
import { AnyId, OptionalText, ShownText } from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

/** Every page waits for it, so each field has a fallback: none of them may close all pages. */
export const User = fields({
  id: ShownText,
  accountId: ShownText,
  companyName: ShownText,
  /** null if unreadable: the consolidated bills cannot be read, and the screen per contract is shown. */
  billingClosingDay: withFallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), null),
  /** The owner of what is uploaded. Without it the storage refuses an upload. */
  contactId: ShownText,
  email: ShownText,
  /** If unreadable, the portal demands nothing: the API refuses the customer until it is done. */
  isRequiredChangePassword: withFallback(v.boolean(), false),
  isRequiredMfa: withFallback(v.boolean(), false),
  lastName: ShownText,
  firstName: ShownText,
  lastNameKana: OptionalText,
  firstNameKana: OptionalText,
  /** A host may leave it out. */
  department: v.optional(OptionalText),
  tel: OptionalText,
  fax: OptionalText,
  /** everyContract unless the account is billed monthly [1.3]. An unknown one has the screens of everyContract. */
  billingUnit: v.optional(withFallback(v.picklist(BILLING_UNITS), 'unknown'), 'everyContract'),
  /** ALL, IMPORTANT_ONLY, NONE; an unknown value is kept [3.6]. */
  emailNotification: v.optional(withFallback(v.string(), 'ALL'), 'ALL'),
  /** What this host has beyond the calls that every host has. */
  features: v.optional(withFallback(Features, []), []),
});
export type User = v.InferOutput<typeof User>;

/** Without it two-factor counts as unknown, which only its own pages show. */
export const Mfa = fields({
  isMfaEnabled: v.boolean(),
  /** Masked by the server. */
  mfaPhoneNumber: OptionalText,
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

export const AccountListEntry = fields({ id: AnyId, name: ShownText, department: OptionalText });
export type AccountListEntry = v.InferOutput<typeof AccountListEntry>;

/** The contacts of the caller's own account; the client adds ALL before them [3.32]. */
export const listAccounts = defineCall({
  method: 'GET',
  path: '/user/account/list',
  auth: true,
  success: 200,
  answer: v.object({ data: rows(AccountListEntry) }),
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
