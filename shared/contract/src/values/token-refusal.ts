/** Why a token that was valid is no longer accepted: the code of the API's 401. For an invalid token there is no code. */
export const TOKEN_REFUSALS = [
  'accountDisabled',
  'signedOutElsewhere',
  'secondFactorRequired',
  'sessionTooOld',
] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];
