export type { Account } from './account.ts';
export { authErrorCode } from './error-code.ts';
export { isSessionKept, keptUids } from './last-session.ts';
export type { MfaChallenge } from './multi-factor.ts';
export { getIdToken, mfaChallengeOf, signInWithPassword, signOut, watchAccount } from './on-demand.ts';
export { askWhyEnded } from './session-end.ts';

/** Use it through `@portal/shared/firebase/storage`. */
export const loadStorage = () => import(/* webpackChunkName: "storage" */ './upload.ts');
