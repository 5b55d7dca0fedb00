/** What the provider does for sign-in and session. It brings the SDK along, so it is loaded on demand (on-demand.ts). */
export { getIdToken, signInWithPassword, signOut, watchAccount } from './account.ts';
export { mfaChallengeOf } from './multi-factor.ts';
