export type { Account } from './account/account.ts';
export { authErrorCode } from './account/error-code.ts';
export { getIdToken, mfaChallengeOf, signInWithPassword, signOut, watchAccount } from './account/lazy-provider.ts';
export type { MfaChallenge } from './account/multi-factor.ts';
export { isSessionKept, keptUids } from './kept/last-session.ts';
export { fetchSessionEndCode } from './kept/session-end.ts';
