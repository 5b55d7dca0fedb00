import { forgetKeptSession, forgetSession } from '../kept/last-session.ts';
import type { Account } from './account.ts';
import type { MfaChallenge } from './multi-factor.ts';

/*
 * Sign-in and session. The first call fetches the SDK: a visitor sees the login before it (ADR 44). The one Firebase
 * app lives in that chunk.
 */

const fetchProvider = () => import(/* webpackChunkName: "provider" */ './provider.ts');
type Provider = Awaited<ReturnType<typeof fetchProvider>>;

let provider: Provider | null = null;
let opening: Promise<Provider> | null = null;

/** After a failure the next caller fetches it again. */
function open(): Promise<Provider> {
  opening ??= fetchProvider().then(
    (module) => {
      provider = module;
      return module;
    },
    (cause: unknown) => {
      opening = null;
      throw notFetched(cause);
    },
  );
  return opening;
}

/** To the customer this is a provider that cannot be reached; every screen has a sentence for that. */
const notFetched = (cause: unknown) =>
  Object.assign(new Error('the code of the identity provider could not be fetched', { cause }), {
    code: 'auth/network-request-failed',
  });

/**
 * Calls `listener` once the kept session is known, then at every sign-in, sign-out and token change. Resolves with the
 * function that stops this.
 */
export const watchAccount = async (listener: (account: Account | null) => void): Promise<() => void> =>
  (await open()).watchAccount(listener);

/** The token for the API, refreshed when it is about to expire; null if nobody is signed in. */
export const getIdToken = async (): Promise<string | null> => (await open()).getIdToken();

export const signInWithPassword = async (email: string, password: string, keep: boolean): Promise<void> =>
  (await open()).signInWithPassword(email, password, keep);

export async function signOut(): Promise<void> {
  forgetSession();
  // The SDK may fail, or may still wait for the provider. A reload must not sign the customer in again, and an SDK that
  // arrives later must find nobody.
  forgetKeptSession();
  await provider?.signOut();
}

/** The challenge inside a failed sign-in or re-authentication; null when `error` is any other failure. */
export const mfaChallengeOf = (error: unknown): MfaChallenge | null => provider?.mfaChallengeOf(error) ?? null;
