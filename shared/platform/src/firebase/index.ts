export type { Account } from './account/account.ts';
export { authErrorCode } from './account/error-code.ts';
export type { MfaChallenge } from './account/multi-factor.ts';
export { getIdToken, mfaChallengeOf, signInWithPassword, signOut, watchAccount } from './account/on-demand.ts';
export { isSessionKept, keptUids } from './kept/last-session.ts';
export { askWhyEnded } from './kept/session-end.ts';
