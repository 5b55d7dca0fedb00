export {
  type Account,
  getIdToken,
  reauthenticate,
  refreshAccount,
  sendVerification,
  signInWithPassword,
  signOut,
  updatePassword,
  watchAccount,
} from './account.ts';
export {
  applyCode,
  checkPasswordReset,
  checkSecondFactorRevert,
  confirmPasswordReset,
  type SecondFactorRevert,
  sendPasswordReset,
} from './action-code.ts';
export { type FirebaseConfig, initFirebase } from './app.ts';
export { authErrorCode } from './error-code.ts';
export { keepNewestFactor, type MfaChallenge, mfaChallengeOf, removeFactors, startEnrolment } from './multi-factor.ts';
export { askWhyEnded } from './session-end.ts';

/** Used through `@portal/shared/firebase/storage`. */
export const loadStorage = () => import('./upload.ts');
