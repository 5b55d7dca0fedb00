export { localStore, type SafeStorage, type StorageKey, storageKey, tabStore } from './browser-storage.ts';
export { decideRoute, isBlockedByGuard, type RouteDecision } from './decide-route.ts';
export {
  getSession,
  isKeepingLogin,
  onSignOut,
  refreshUser,
  retryMfa,
  retrySession,
  signIn,
  signOut,
  useSession,
  watchSession,
} from './page-session.ts';
export { returnToOf, safeReturnTo } from './return-to.ts';
export type { SignInResult } from './running/sign-in.ts';
export type { Session, SessionFailure, SessionMfa, SignedIn, SignedOutReason, SignOutCause } from './session.ts';
export {
  keepsDrafts,
  reasonByProviderCode,
  type SignedOutNotice,
  sessionFailureMessage,
  signedOutNotice,
} from './session-reasons.ts';
export { openTabChannel } from './tab-channel.ts';
export { useFeatures } from './use-features.ts';
