const FINAL = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'];

/** Whether the provider refuses the code for good: only a new mail, or the support, helps. */
export const isFinalCodeError = (errorCode: string | null): boolean => errorCode !== null && FINAL.includes(errorCode);
