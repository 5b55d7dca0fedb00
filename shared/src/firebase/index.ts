export { type Account, getIdToken, signInWithPassword, signOut, watchAccount } from './account.ts';
export { authErrorCode } from './error-code.ts';
export { isSessionKept } from './last-session.ts';
export { type MfaChallenge, mfaChallengeOf } from './multi-factor.ts';
export { askWhyEnded } from './session-end.ts';

/** Use it through `@portal/shared/firebase/storage`. */
export const loadStorage = () => import(/* webpackChunkName: "storage" */ './upload.ts');
