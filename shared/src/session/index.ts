import { fetchMfa, fetchUser, notifyPasswordChanged } from '@portal/shared/api/user';
import {
  applyCode,
  askWhyEnded,
  authErrorCode,
  getIdToken,
  keepNewestFactor,
  mfaChallengeOf,
  reauthenticate,
  refreshAccount,
  removeFactors,
  sendVerification,
  signInWithPassword,
  signOut as signOutAtProvider,
  startEnrolment,
  updatePassword,
  watchAccount,
} from '@portal/shared/firebase';
import { reportError } from '@portal/shared/observe';
import { useStore } from 'zustand';
import type { AuthPort, UserPort } from './auth-port.ts';
import { localStore } from './browser-storage.ts';
import { type ChangePasswordResult, changeAtProvider, tellServer } from './change-password.ts';
import { createSession } from './create-session.ts';
import { createMfa } from './mfa-enrolment.ts';
import { type ConfirmSecondFactor, type ReauthenticationResult, reauthenticateAt } from './recent-sign-in.ts';
import type { Session } from './session.ts';
import { openSignOutChannel } from './sign-out-channel.ts';
import { createVerification } from './verify-email.ts';

export type { MfaChallenge } from '@portal/shared/firebase';
export { actionCodeOf, actionTarget, isActionTarget } from './action-link.ts';
export { mfaMessage, sessionFailureMessage } from './auth-messages.ts';
export { createSafeStorage, localStore, type SafeStorage, tabStore } from './browser-storage.ts';
export type { ChangePasswordResult } from './change-password.ts';
export type { SignInResult } from './create-session.ts';
export { decideRoute, isHeldByGuard, PUBLIC_ROUTES, type RouteDecision } from './decide-route.ts';
export type { DisableMfaResult } from './mfa-enrolment.ts';
export { mfaErrorMessage } from './mfa-messages.ts';
export type { ConfirmSecondFactor, Prove, ReauthenticationResult } from './recent-sign-in.ts';
export { returnToOf, safeReturnTo } from './return-to.ts';
export type { Session, SessionFailure, SignedIn, SignedOutReason, SignOutCause } from './session.ts';
export type { SendVerificationResult, VerificationResult } from './verify-email.ts';

const users: UserPort = { fetchUser, fetchMfa, notifyPasswordChanged };
// Each function by its name: of a shared module's namespace (`import * as`) the build keeps only what it sees used.
const auth: AuthPort = {
  askWhyEnded,
  watchAccount,
  getIdToken,
  signInWithPassword,
  signOut: signOutAtProvider,
  reauthenticate,
  updatePassword,
  mfaChallengeOf,
  authErrorCode,
};
const session = createSession({
  auth,
  users,
  storage: localStore,
  openChannel: openSignOutChannel,
  reportError,
});

/** The page's one session. Components use `useSession`; tests of pages put it into the state that they need. */
export const sessionStore = session.store;
export const useSession = (): Session => useStore(sessionStore);
export const getSession = (): Session => sessionStore.getState();

/** Begins to listen to the identity provider; after `configureApi` and `initFirebase`. */
export const startSession = session.start;
export const { signIn, getToken, onSignOut, refreshUser, isKeepingLogin } = session;
export const retrySession = (): void => void session.loadUser();
/** The API refused the token: leads to sign-in, once. */
export const expireSession = (): void => void session.end('expired');

/** Always ends signed out here; `failed` when the identity provider could not follow (it has been reported) [8.26]. */
export async function signOut(): Promise<{ failed: boolean }> {
  return { failed: !(await session.end('customer')) };
}

/** Shows once more that it is the customer who sits here. */
export const reauthenticateCustomer = (password: string): Promise<ReauthenticationResult> =>
  reauthenticateAt(auth, password);

export async function changePassword(
  input: { current: string; next: string },
  confirmSecondFactor: ConfirmSecondFactor,
): Promise<ChangePasswordResult> {
  const changed = await changeAtProvider(auth, input, confirmSecondFactor);
  if (changed.result !== 'changed') return changed;
  await followUp('a changed password could not be told to the server', async () => {
    await tellServer(users);
    await session.refreshUser();
  });
  return changed;
}

/** What follows a change at the provider. If it fails, the customer's data are loaded anew, with their screen. */
async function followUp(failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    reportError(error, { reason: failure, category: 'account' });
    await session.loadUser();
  }
}

const isEmailVerified = (): boolean => {
  const current = getSession();
  return current.state === 'signedIn' && current.emailVerified;
};

export const { enrolPhone, settleEnrolment, disableMfa } = createMfa({
  auth: { startEnrolment, keepNewestFactor, removeFactors, refreshAccount, authErrorCode },
  refetchUser: () => followUp('a change of two-factor could not be fetched', session.refreshUser),
  reportError,
});
export const { sendVerificationMail, verifyEmail, checkVerification } = createVerification({
  auth: { sendVerification, applyCode, refreshAccount, authErrorCode },
  isVerified: isEmailVerified,
  reportError,
});
