/** The pages of the verification; the guard knows them too. */
export const VERIFICATION = '/mfa/email-verify';
export const VERIFICATION_SENT = '/mfa/email-verify-sent';
export const VERIFICATION_COMPLETE = '/mfa/email-verify-complete';
