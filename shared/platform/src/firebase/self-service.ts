/** What customers do to their own account beyond signing in and out. Fetched by the pages that need it. */
export {
  applyCode,
  checkEmailVerification,
  checkPasswordReset,
  checkSecondFactorRevert,
  confirmPasswordReset,
  type EmailVerification,
  type SecondFactorRevert,
  sendPasswordReset,
} from './account/action-code.ts';
export { reauthenticate, refreshAccount, sendVerification, updatePassword } from './account/credentials.ts';
export { keepNewestFactor, removeFactors, startEnrolment } from './account/enrolment.ts';
