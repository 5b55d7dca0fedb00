import * as v from 'valibot';
import { defineCall } from './call.ts';
import { filledLineUpTo } from './values/text-rules.ts';

export const ENTRY_COMPANY_NAME_MAX = 256;
export const ENTRY_NAME_MAX = 20;
export const EMAIL_MAX = 254;

/** Digits only, with the leading 0: ten for a landline, eleven for a mobile. 00 is the prefix for calls abroad. */
export const JapanesePhoneNumber = v.pipe(v.string(), v.regex(/^0[1-9]\d{8,9}$/));

/** Names are counted in graphemes, as a person counts them. */
export const EntryBody = v.strictObject({
  companyName: filledLineUpTo(ENTRY_COMPANY_NAME_MAX),
  name: filledLineUpTo(ENTRY_NAME_MAX),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(EMAIL_MAX)),
  phoneNumber: JapanesePhoneNumber,
});
export type EntryBody = v.InferInput<typeof EntryBody>;

/** An application for the service. No sign-in; rate-limited. A repeated one is silently accepted. */
export const createEntry = defineCall({
  method: 'POST',
  path: '/entry',
  auth: false,
  body: EntryBody,
  success: 201,
  answer: v.object({}),
  errors: [429],
});
