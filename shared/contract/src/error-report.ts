import * as v from 'valibot';
import { defineCall } from './call.ts';

export const ERROR_REPORT_MAX_BYTES = 8192;
export const AUTH_UID_MAX_LENGTH = 128;

export const ErrorReport = v.strictObject({
  reason: v.pipe(v.string(), v.maxLength(500)),
  error: v.strictObject({
    message: v.pipe(v.string(), v.maxLength(2000)),
    name: v.pipe(v.string(), v.maxLength(200)),
    stack: v.optional(v.pipe(v.string(), v.maxLength(6000))),
    location: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  category: v.pipe(v.string(), v.maxLength(100)),
  /** Not trusted by the server. */
  authUid: v.optional(v.pipe(v.string(), v.maxLength(AUTH_UID_MAX_LENGTH))),
  path: v.pipe(v.string(), v.maxLength(500)),
});
export type ErrorReport = v.InferOutput<typeof ErrorReport>;

/** No sign-in; 8 KB at most and rate-limited. */
export const notifyError = defineCall({
  method: 'POST',
  path: '/notify-error',
  auth: false,
  body: ErrorReport,
  success: 204,
  answer: v.undefined_(),
  errors: [413, 429],
});
