import * as v from 'valibot';
import { KEPT_USER, keptUserKey } from './kept-user-key.ts';

/*
 * What is left of a session after the SDK has dropped it: its refresh token, in memory only, with which the provider
 * can be asked for the reason, and what the SDK stores in the browser.
 */

const KeptUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    stsTokenManager: v.object({
      refreshToken: v.pipe(v.string(), v.minLength(1)),
      accessToken: v.fallback(v.string(), ''),
      expirationTime: v.fallback(v.number(), 0),
    }),
  }),
);
/** A token with less time left would be replaced before its answers arrive. */
const MARGIN_MS = 6 * 60_000;

const KeptUid = v.pipe(v.string(), v.parseJson(), v.object({ uid: v.string() }));

let token: string | null = null;
let access: { token: string; until: number } | null = null;

/** Call it before the SDK starts: the SDK may drop a stored session at once. */
export function rememberKeptSession(apiKey: string): void {
  token = null;
  access = null;
  inEachStorage((storage) => {
    const kept = v.safeParse(KeptUser, storage.getItem(keptUserKey(apiKey)));
    if (!kept.success || token !== null) return;
    const { refreshToken, accessToken, expirationTime } = kept.output.stsTokenManager;
    token = refreshToken;
    access = { token: accessToken, until: expirationTime - MARGIN_MS };
  });
}

/**
 * The token of the session that was kept when the page started, while it is valid. Early reads use it before the
 * provider has confirmed the session. Null if there is none.
 */
export const keptToken = (): string | null => (access && Date.now() < access.until ? access.token : null);

/** Somebody was signed in here when the page started, or has signed in since. */
export const isSessionKept = (): boolean => token !== null;

export function rememberSession(refreshToken: string): void {
  token = refreshToken;
}

/** After a deliberate sign-out there is nothing to explain. */
export function forgetSession(): void {
  token = null;
}

/** The token of the session that has ended; returned once. */
export function takeSession(): string | null {
  const taken = token;
  token = null;
  return taken;
}

/**
 * Removes the kept session, whatever the SDK still does with it. If this tab has a session of its own, the session that
 * is kept for all tabs is somebody else's and stays.
 */
export function forgetKeptSession(): void {
  const own: (string | null)[] = [];
  inStorage(sessionStorageOf, (storage) => own.push(...keptUserKeys(storage).map((key) => uidAt(storage, key))));
  inEachStorage((storage) => {
    for (const key of keptUserKeys(storage))
      if (own.length === 0 || own.includes(uidAt(storage, key))) storage.removeItem(key);
  });
}

/** Whose sessions the storages hold now; null: the browser blocks them. */
export function keptUids(): string[] | null {
  const uids: string[] = [];
  let isReadable = false;
  inEachStorage((storage) => {
    uids.push(...keptUserKeys(storage).flatMap((key) => uidAt(storage, key) ?? []));
    isReadable = true;
  });
  return isReadable ? uids : null;
}

const keptUserKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(KEPT_USER));

function uidAt(storage: Storage, key: string): string | null {
  const kept = v.safeParse(KeptUid, storage.getItem(key));
  return kept.success ? kept.output.uid : null;
}

const sessionStorageOf = () => window.sessionStorage;

/** The customer chooses whether a session is kept across restarts or for this tab only, so both storages count. */
function inEachStorage(act: (storage: Storage) => void): void {
  for (const reach of [() => window.localStorage, sessionStorageOf]) inStorage(reach, act);
}

function inStorage(reach: () => Storage, act: (storage: Storage) => void): void {
  try {
    act(reach());
  } catch {
    // A blocked storage has kept nothing.
  }
}
