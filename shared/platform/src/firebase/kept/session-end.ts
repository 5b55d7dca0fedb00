import * as v from 'valibot';
import { firebaseConfig } from './config.ts';
import { takeSession } from './last-session.ts';

/*
 * When the provider refuses a session, at start or at a refresh of the token, the SDK drops it without a reason.
 * Customers should be told why they are signed out, so the provider is asked again with the token of that session.
 */

const Refusal = v.object({ error: v.object({ message: v.string() }) });

const CODES: Readonly<Record<string, string>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-not-found',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'invalid-refresh-token',
};

/** The provider's code, such as `user-disabled`; null: it gives no reason, or cannot be reached. */
export async function fetchSessionEndCode(): Promise<string | null> {
  const token = takeSession();
  if (token === null) return null;
  try {
    const response = await fetch(tokenAddress(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
    });
    if (response.ok) return null;
    const refusal = v.safeParse(Refusal, await response.json());
    // The message may continue after its code: `USER_DISABLED : …`.
    return refusal.success ? (CODES[refusal.output.error.message.split(' ')[0] ?? ''] ?? null) : null;
  } catch {
    return null;
  }
}

function tokenAddress(): string {
  const { options, emulators } = firebaseConfig();
  const host = emulators ? `${emulators.auth}/securetoken.googleapis.com` : 'https://securetoken.googleapis.com';
  return `${host}/v1/token?key=${encodeURIComponent(options.apiKey)}`;
}
