import * as v from 'valibot';
import { type FirebaseConfig, getFirebase } from './app.ts';

/*
 * The SDK drops a session that the provider refuses without saying why: at start, and when it refreshes the token by
 * itself. Whoever finds themselves signed out shall know whether the account is closed, so the provider is asked once
 * more with the token of that session. It is kept in memory only.
 */

const KeptUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ stsTokenManager: v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) }) }),
);
const Refusal = v.object({ error: v.object({ message: v.string() }) });

const CODES: Readonly<Record<string, string>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-not-found',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'invalid-refresh-token',
};

let token: string | null = null;

/** Before the SDK starts: what it finds kept it may drop at once. */
export function rememberKeptSession({ options }: FirebaseConfig): void {
  token = null;
  for (const reach of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const kept = v.safeParse(KeptUser, reach().getItem(`firebase:authUser:${options.apiKey}:[DEFAULT]`));
      if (kept.success) token ??= kept.output.stsTokenManager.refreshToken;
    } catch {
      // A storage that is blocked has kept nothing.
    }
  }
}

export function rememberSession(refreshToken: string): void {
  token = refreshToken;
}

/** After a sign-out that somebody asked for there is nothing to explain. */
export function forgetSession(): void {
  token = null;
}

/** The provider's code, such as `user-disabled`; null: it knows of no reason, or it cannot be asked. */
export async function askWhyEnded(): Promise<string | null> {
  const asked = token;
  if (asked === null) return null;
  token = null;
  try {
    const response = await fetch(tokenAddress(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: asked }),
    });
    if (response.ok) return null;
    const refusal = v.safeParse(Refusal, await response.json());
    // The message may go on after its code: `USER_DISABLED : …`.
    return refusal.success ? (CODES[refusal.output.error.message.split(' ')[0] ?? ''] ?? null) : null;
  } catch {
    return null;
  }
}

function tokenAddress(): string {
  const { options, emulators } = getFirebase().config;
  const host = emulators ? `${emulators.auth}/securetoken.googleapis.com` : 'https://securetoken.googleapis.com';
  return `${host}/v1/token?key=${encodeURIComponent(options.apiKey)}`;
}
