/** Why a token of before is no longer accepted: the code of the API's 401. A token that never was one has no code. */
export const TOKEN_REFUSALS = ['accountDisabled', 'signedOutElsewhere', 'secondFactorRequired'] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];
