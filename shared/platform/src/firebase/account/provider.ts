/** Sign-in and session with the SDK, loaded on demand (lazy-provider.ts). */
export { getIdToken, signInWithPassword, signOut, watchAccount } from './account.ts';
export { mfaChallengeOf } from './multi-factor.ts';
