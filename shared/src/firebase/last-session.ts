import * as v from 'valibot';

/*
 * What is left of a session once the SDK has dropped it: its refresh token, in memory only, with which the provider can
 * be asked why; and what the SDK keeps of it in the browser's storages.
 */

const KEPT_USER = 'firebase:authUser:';
const KeptUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ stsTokenManager: v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) }) }),
);

let token: string | null = null;

/** Before the SDK starts: what it finds kept it may drop at once. */
export function rememberKeptSession(apiKey: string): void {
  token = null;
  inEachStorage((storage) => {
    const kept = v.safeParse(KeptUser, storage.getItem(`${KEPT_USER}${apiKey}:[DEFAULT]`));
    if (kept.success) token ??= kept.output.stsTokenManager.refreshToken;
  });
}

export function rememberSession(refreshToken: string): void {
  token = refreshToken;
}

/** After a sign-out that somebody asked for there is nothing to explain. */
export function forgetSession(): void {
  token = null;
}

/** The token of the session that has ended, once. */
export function takeSession(): string | null {
  const taken = token;
  token = null;
  return taken;
}

/** Whatever the SDK itself still makes of it. */
export function forgetKeptSession(): void {
  inEachStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(KEPT_USER)) storage.removeItem(key);
  });
}

/** Whether a session is kept across restarts or for this tab alone is the customer's choice: both storages count. */
function inEachStorage(act: (storage: Storage) => void): void {
  for (const reach of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      act(reach());
    } catch {
      // A storage that is blocked has kept nothing.
    }
  }
}
